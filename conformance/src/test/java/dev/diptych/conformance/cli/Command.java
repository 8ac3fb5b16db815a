package dev.diptych.conformance.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.diptych.cli.DiptychCommand;
import dev.diptych.cli.session.Console;
import dev.diptych.cli.session.Terminals;
import dev.diptych.conformance.Repository;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Path;

/** Runs the command over streams in memory. */
public final class Command {
  /** Not the user's own cache. */
  private static final Path CACHE = Repository.path("conformance/target/cache");

  private final ByteArrayOutputStream err = new ByteArrayOutputStream();
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private InputStream in = InputStream.nullInputStream();
  private OutputStream to = out;
  private Terminals terminals = new Terminals(false, false, true);

  /** Takes {@code bytes} as standard input. */
  Command in(byte[] bytes) {
    return in(new ByteArrayInputStream(bytes));
  }

  /** Takes {@code stream} as standard input. */
  Command in(InputStream stream) {
    in = stream;
    return this;
  }

  /** Takes {@code stream} as standard output. */
  Command out(OutputStream stream) {
    to = stream;
    return this;
  }

  /** Whether standard output is a terminal. */
  Command terminal(boolean looking) {
    return terminals(new Terminals(looking, false, true));
  }

  /** Which streams are terminals. */
  Command terminals(Terminals which) {
    terminals = which;
    return this;
  }

  /** Runs {@code diptych args} and returns its exit code. */
  public int run(String... args) {
    PrintStream messages = new PrintStream(err, true, UTF_8);
    return DiptychCommand.run(new Console(in, to, messages, terminals, CACHE), args);
  }

  /** What went to standard output. */
  public byte[] out() {
    return out.toByteArray();
  }

  /** What went to standard error. */
  public String err() {
    return err.toString(UTF_8);
  }
}
