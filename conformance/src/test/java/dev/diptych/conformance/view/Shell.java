package dev.diptych.conformance.view;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.cli.DiptychCommand;
import dev.diptych.cli.session.Console;
import dev.diptych.conformance.Repository;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;

/** Runs commands that must succeed. */
final class Shell {
  private Shell() {}

  static void run(String... args) {
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    PrintStream messages = new PrintStream(err, true, UTF_8);
    Console console =
        new Console(
            InputStream.nullInputStream(),
            OutputStream.nullOutputStream(),
            messages,
            false,
            Repository.path("conformance/target/cache"));
    assertThat(DiptychCommand.run(console, args)).as(err.toString(UTF_8)).isZero();
  }
}
