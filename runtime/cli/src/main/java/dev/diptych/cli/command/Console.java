package dev.diptych.cli.command;

import dev.diptych.cli.io.CacheFolder;
import dev.diptych.cli.render.TerminalOutput;
import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/**
 * What a command talks to.
 *
 * @param in standard input
 * @param out standard output; failures to write are not swallowed
 * @param err where messages go
 * @param terminal whether a person looks at standard output
 * @param cache the folder for what can be made anew, or null
 */
public record Console(
    InputStream in, OutputStream out, PrintStream err, boolean terminal, Path cache) {
  /**
   * Set by the launcher to {@code true} where standard output is a terminal: Java itself cannot
   * tell.
   */
  private static final String TERMINAL = "diptych.terminal";

  /** The same with other streams to write to. */
  Console to(OutputStream otherOut, PrintStream otherErr) {
    return new Console(in, otherOut, otherErr, terminal, cache);
  }

  /** The console of this process. */
  public static Console standard() {
    PrintStream err =
        new PrintStream(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8);
    OutputStream out = new FileOutputStream(FileDescriptor.out);
    boolean terminal = Boolean.getBoolean(TERMINAL);
    return new Console(
        new FileInputStream(FileDescriptor.in),
        terminal ? new TerminalOutput(new BufferedOutputStream(out, 1 << 16)) : out,
        err,
        terminal,
        CacheFolder.of(System.getenv(), System.getProperty("user.home")));
  }
}
