package dev.diptych.conformance.view;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.diptych.cli.DiptychCommand;
import dev.diptych.cli.session.Console;
import dev.diptych.conformance.Repository;
import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintStream;
import java.net.URI;
import java.util.List;
import java.util.stream.Stream;

/** A running {@code diptych view}. */
final class Viewing implements AutoCloseable {
  private final Thread thread;
  private final URI address;

  private Viewing(Thread thread, URI address) {
    this.thread = thread;
    this.address = address;
  }

  /** Starts {@code diptych view args} and waits for its address. */
  static Viewing of(String... args) throws IOException {
    PipedOutputStream out = new PipedOutputStream();
    BufferedReader reader =
        new BufferedReader(new InputStreamReader(new PipedInputStream(out), UTF_8));
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    PrintStream messages = new PrintStream(err, true, UTF_8);
    Console console =
        new Console(
            InputStream.nullInputStream(),
            out,
            messages,
            false,
            Repository.path("conformance/target/cache"));
    List<String> words = Stream.concat(Stream.of("view"), Stream.of(args)).toList();
    Thread thread =
        new Thread(
            () -> {
              DiptychCommand.run(console, words.toArray(String[]::new));
              try {
                out.close();
              } catch (IOException e) {
                throw new AssertionError(e);
              }
            });
    thread.start();
    String line = reader.readLine();
    if (line == null) {
      throw new IOException(err.toString(UTF_8));
    }
    return new Viewing(thread, URI.create(line));
  }

  /** The address of the page. */
  URI address() {
    return address;
  }

  @Override
  public void close() {
    thread.interrupt();
    try {
      thread.join();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }
}
