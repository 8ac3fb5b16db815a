package dev.diptych.cli.session;

import dev.diptych.cli.io.CacheFolder;
import dev.diptych.cli.render.TerminalOutput;
import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * The streams and environment of a command.
 *
 * @param in standard input
 * @param out standard output; write errors are not swallowed
 * @param err standard error, for messages
 * @param terminals which of them are terminals
 * @param cache the cache folder, or null
 */
public record Console(
    InputStream in, OutputStream out, PrintStream err, Terminals terminals, @Nullable Path cache) {
  /**
   * Set by the launcher to {@code true} or {@code false}: whether standard output is a terminal.
   * Without it, {@link TerminalProbe} finds out what it can.
   */
  private static final String TERMINAL = "diptych.terminal";

  /** The same for standard error. */
  private static final String TERMINAL_ERR = "diptych.terminal.err";

  /** Output to a terminal is made safe for it. */
  public Console {
    boolean safe = !terminals.out() || out instanceof TerminalOutput;
    out = safe ? out : new TerminalOutput(out);
  }

  /** A console whose messages do not go to a terminal. */
  public Console(
      InputStream in, OutputStream out, PrintStream err, boolean terminal, @Nullable Path cache) {
    this(in, out, err, new Terminals(terminal, false, true), cache);
  }

  /** Whether standard output is a terminal. */
  public boolean terminal() {
    return terminals.out();
  }

  /** Standard output for bytes that another console with the same terminals has received. */
  OutputStream trusted() throws IOException {
    return out instanceof TerminalOutput terminal ? terminal.trusted() : out;
  }

  /** The same with other output streams. */
  Console to(OutputStream otherOut, PrintStream otherErr) {
    return new Console(in, otherOut, otherErr, terminals, cache);
  }

  /** The console of this process. */
  public static Console standard() {
    PrintStream err =
        new PrintStream(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8);
    OutputStream out = new FileOutputStream(FileDescriptor.out);
    Terminals terminals = detected();
    return new Console(
        new FileInputStream(FileDescriptor.in),
        terminals.out() ? new TerminalOutput(new BufferedOutputStream(out, 1 << 16)) : out,
        err,
        terminals,
        CacheFolder.of(System.getenv()));
  }

  private static Terminals detected() {
    String out = System.getProperty(TERMINAL);
    String err = System.getProperty(TERMINAL_ERR);
    return Terminals.of(
        out == null ? TerminalProbe.standardOutput() : Boolean.valueOf(out),
        err == null ? TerminalProbe.standardError() : Boolean.valueOf(err),
        System.getenv());
  }
}
