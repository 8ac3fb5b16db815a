package dev.diptych.conformance.plot;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.diptych.cli.DiptychCommand;
import dev.diptych.cli.session.Console;
import dev.diptych.conformance.Repository;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;

/**
 * A run of a command.
 *
 * @param code its exit code
 * @param out standard output
 * @param err standard error
 */
record Run(int code, String out, String err) {
  static Run of(String... args) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Console console =
        new Console(
            InputStream.nullInputStream(),
            out,
            new PrintStream(err, true, UTF_8),
            false,
            Repository.path("conformance/target/cache"));
    int code = DiptychCommand.run(console, args);
    return new Run(code, out.toString(UTF_8), err.toString(UTF_8));
  }

  /** Runs a command that must succeed without a message. */
  static void good(String... args) {
    Run run = of(args);
    if (run.code != 0 || !run.err.isEmpty()) {
      throw new AssertionError(run.code + " " + run.err);
    }
  }
}
