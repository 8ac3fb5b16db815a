package dev.diptych.cli.session;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The progress of long work, and what the environment implies about terminals. */
class ProgressTest {
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();
  private long now;

  private Progress progress(boolean terminal, int files) {
    Console console =
        new Console(
            InputStream.nullInputStream(),
            OutputStream.nullOutputStream(),
            new PrintStream(err, true, UTF_8),
            new Terminals(false, terminal, true),
            null);
    return new Progress(console, files, () -> now);
  }

  @Test
  void appearsAfterAWhileAndIsRemoved() {
    try (Progress progress = progress(true, 3)) {
      progress.step("a");
      progress.clear();
      assertThat(err.toString(UTF_8)).isEmpty();
      now += Progress.MIN_NANOSECONDS;
      progress.step("b\033");
      assertThat(err.toString(UTF_8)).isEqualTo("\r\033[K2 of 3: b·");
      progress.clear();
      progress.clear();
      assertThat(err.toString(UTF_8)).endsWith("b·\r\033[K");
      progress.step("c".repeat(99));
    }
    assertThat(err.toString(UTF_8)).endsWith("\r\033[K3 of 3: " + "c".repeat(50) + "\r\033[K");
  }

  @Test
  void needsATerminalAndSeveralFiles() {
    for (Progress progress : new Progress[] {progress(false, 3), progress(true, 1)}) {
      now += Progress.MIN_NANOSECONDS;
      progress.step("a");
      progress.close();
    }
    assertThat(err.toString(UTF_8)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"'', xterm, true", "1, xterm, false", "'', dumb, false", "false, '', false"})
  void theEnvironmentForbidsColours(String noColor, String term, boolean colors) {
    Map<String, String> environment = Map.of("NO_COLOR", noColor, "TERM", term);
    assertThat(Terminals.of(true, true, environment).colors()).isEqualTo(colors);
    assertThat(Terminals.of(true, true, Map.of()).colors()).isTrue();
  }
}
