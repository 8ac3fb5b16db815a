package dev.diptych.conformance.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Runs commands in a folder and checks what every command guarantees for any input: it exits with 0
 * or 1, has no internal errors, and rejects input with a diagnostic and without an output.
 */
final class Runs {
  private static final String OUTPUT = "output";

  private final Path folder;

  Runs(Path folder) {
    this.folder = folder;
  }

  /** A file of the folder with these bytes. */
  String file(String name, byte[] bytes) {
    try {
      return Files.write(folder.resolve(name), bytes).toString();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  /** The standard output of a command; empty if it rejects its input. */
  Optional<byte[]> run(String... args) {
    Command command = new Command();
    PrintStream error = System.err;
    ByteArrayOutputStream stray = new ByteArrayOutputStream();
    int code;
    System.setErr(new PrintStream(stray, true, UTF_8));
    try {
      code = command.run(args);
    } finally {
      System.setErr(error);
    }
    String told = String.join(" ", args) + "\n" + command.err();
    assertThat(code).as(told).isBetween(0, 1);
    assertThat(stray.toString(UTF_8)).as(told).isEmpty();
    assertThat(command.err())
        .as(told)
        .doesNotContain("Exception", "error[internal]", "not-lossless", "\tat ");
    if (code == 0) {
      assertThat(command.err().lines()).as(told).noneMatch(line -> line.startsWith("error"));
      return Optional.of(command.out());
    }
    assertThat(command.err().lines()).as(told).anyMatch(line -> line.startsWith("error["));
    return Optional.empty();
  }

  /** The output of a command that must accept its input. */
  byte[] done(String... args) {
    return run(args).orElseThrow(() -> new AssertionError(List.of(args) + " refused its input"));
  }

  /** Runs a command that writes a file, which must then verify; empty if it rejects its input. */
  Optional<byte[]> made(String extension, String... args) {
    Optional<byte[]> made = run(args);
    made.ifPresent(bytes -> done("verify", file(OUTPUT + extension, bytes)));
    return made;
  }
}
