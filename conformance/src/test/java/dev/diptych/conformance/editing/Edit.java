package dev.diptych.conformance.editing;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.cli.DiptychCommand;
import dev.diptych.cli.session.Console;
import dev.diptych.conformance.independent.Animation;
import dev.diptych.conformance.independent.IndependentReader;
import dev.diptych.conformance.independent.IndependentWriter;
import dev.diptych.conformance.independent.Layout;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;

/**
 * The result of an editing command that reads standard input and writes standard output.
 *
 * @param code its exit code
 * @param out its output
 * @param err its messages
 */
@SuppressWarnings("ArrayRecordComponent") // Nothing compares these.
record Edit(int code, byte[] out, String err) {
  /** Runs {@code diptych} with the words of {@code command} on {@code input}. */
  static Edit run(byte[] input, String command) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Console console =
        new Console(
            new ByteArrayInputStream(input), out, new PrintStream(err, true, UTF_8), false, null);
    int code = DiptychCommand.run(console, command.split(" ", -1));
    return new Edit(code, out.toByteArray(), err.toString(UTF_8));
  }

  /** The output of a command that must succeed. */
  static byte[] done(byte[] input, String command) {
    Edit edit = run(input, command);
    assertThat(edit.code()).as("%s: %s", command, edit.err()).isZero();
    return edit.out();
  }

  /** An animation after a command that must succeed. */
  static Animation done(Animation animation, String command) throws Exception {
    return done(animation, animation.layout(), command);
  }

  /** The same for a command that changes the layout. */
  static Animation done(Animation animation, Layout layout, String command) throws Exception {
    return IndependentReader.read(done(IndependentWriter.write(animation), command), layout);
  }
}
