package dev.diptych.conformance.comments;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.diptych.cli.DiptychCommand;
import dev.diptych.cli.session.Console;
import dev.diptych.conformance.Repository;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;

/**
 * The result of a command that reads standard input and writes standard output.
 *
 * @param code its exit code
 * @param out its output
 * @param err its messages
 */
@SuppressWarnings("ArrayRecordComponent") // Nothing compares these.
record Run(int code, byte[] out, String err) {
  /** Runs {@code diptych} with the words of {@code command} on {@code input}. */
  static Run of(byte[] input, String command) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    PrintStream messages = new PrintStream(err, true, UTF_8);
    Console console =
        new Console(
            new ByteArrayInputStream(input),
            out,
            messages,
            false,
            Repository.path("conformance/target/cache"));
    int code = DiptychCommand.run(console, command.split(" ", -1));
    return new Run(code, out.toByteArray(), err.toString(UTF_8));
  }
}
