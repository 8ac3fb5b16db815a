package dev.diptych.conformance.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.cli.session.Terminals;
import dev.diptych.conformance.Repository;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Standard streams that break: one sentence, the exit code 3, and never a stack trace. A reader
 * that stops is no fault: the command ends as SIGPIPE would end it.
 */
class StreamsTest {
  private static final int READER_GONE = 141;

  private static final String TEXT =
      "Input Animation Ver 1.1\nCamera { PositionX { 1 (1) } RotationX { 1 (1) } }\nEof\n";

  static Stream<String> commands() {
    return Stream.of(
        "compile -",
        "compile - -o -",
        "repair - -o -",
        "verify -",
        "info -",
        "info --json -",
        "dump -",
        "expand -",
        "fmt -",
        "fmt --diff -",
        "fmt --check -",
        "git textconv -",
        "schema",
        "diff - " + other(),
        "diff --stat - " + other(),
        "diff --json - " + other(),
        "merge - " + other() + " " + other());
  }

  /** A text that differs from standard input. */
  private static String other() {
    return Repository.path("conformance/compare/diff/key-changed.old").toString();
  }

  @ParameterizedTest
  @MethodSource("commands")
  void aClosedPipeIsNotAnError(String line) {
    Command command = command().out(broken("Broken pipe"));
    assertThat(command.run(line.split(" ", -1))).isEqualTo(READER_GONE);
    assertThat(command.err()).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("commands")
  void aFullDiskIsReported(String line) {
    Command command = command().out(broken("No space left on device"));
    assertThat(command.run(line.split(" ", -1))).isEqualTo(3);
    assertThat(command.err())
        .isEqualTo("error[cannot-write]: cannot write standard output: the disk is full\n");
  }

  /** As on Windows, where only the combination of both streams can be found out. */
  @Test
  void whatMayBeATerminalGetsBinaryOnlyOnDemand() {
    Terminals unknown = new Terminals(false, false, true, true);
    Command rejected = command().terminals(unknown);
    assertThat(rejected.run("compile", "-")).isEqualTo(2);
    assertThat(rejected.out()).isEmpty();
    assertThat(rejected.err()).contains("standard output may be a terminal").contains("-o -");
    Command asked = command().terminals(unknown);
    assertThat(asked.run("compile", "-", "-o", "-")).isZero();
    assertThat(asked.out()).isNotEmpty();
    Command text = command().terminals(unknown);
    assertThat(text.run("expand", "-")).isZero();
  }

  @Test
  void textIsWrittenToAPipe() {
    Command first = command();
    assertThat(first.run("compile", "-")).isZero();
    Command command = new Command().in(first.out()).out(broken("Broken pipe"));
    assertThat(command.run("decompile", "-")).isEqualTo(READER_GONE);
    assertThat(command.err()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"--help", "--version", "help"})
  void unreadHelpIsNotAnError(String option) {
    Command command = command().out(broken("Broken pipe"));
    command.run(option);
    assertThat(command.err()).doesNotContain("Exception", "internal");
  }

  @Test
  void errorsWithoutAMessageShowTheirClass() {
    Command command = command().out(broken(null));
    assertThat(command.run("info", "-")).isEqualTo(3);
    assertThat(command.err())
        .isEqualTo("error[cannot-write]: cannot write standard output: IOException\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"compile", "decompile", "verify", "info", "check"})
  void unreadableStandardInputIsReported(String name) {
    Command command = new Command().in(unreadable());
    assertThat(command.run(name, "-")).isEqualTo(3);
    assertThat(command.err())
        .isEqualTo("error[cannot-read]: cannot read standard input: Input/output error\n");
    assertThat(command.out()).isEmpty();
  }

  private static Command command() {
    return new Command().in(TEXT.getBytes(UTF_8));
  }

  private static OutputStream broken(String message) {
    return new OutputStream() {
      @Override
      public void write(int b) throws IOException {
        throw new IOException(message);
      }
    };
  }

  private static InputStream unreadable() {
    return new InputStream() {
      @Override
      public int read() throws IOException {
        throw new IOException("Input/output error");
      }

      @Override
      public int read(byte[] bytes, int offset, int length) throws IOException {
        return read();
      }
    };
  }
}
