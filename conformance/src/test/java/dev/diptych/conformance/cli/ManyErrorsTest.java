package dev.diptych.conformance.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Of many errors the first are shown, at most a hundred, and that there may be more. */
class ManyErrorsTest {
  private static final int ROWS = 1000;

  @ParameterizedTest
  @ValueSource(strings = {"(1, 2, 3)", "(1 2)", "(1 2 x)"})
  void reportsThatThereMayBeMore(String cells) {
    StringBuilder text = new StringBuilder("Input Animation Ver 1.1\nCamera {\nPosition {\n");
    for (int row = 0; row < ROWS; row++) {
      text.append(row).append(' ').append(cells).append('\n');
    }
    Command command = new Command().in(text.append("}\n}\nEof\n").toString().getBytes(UTF_8));
    assertThat(command.run("check", "-")).isEqualTo(1);
    assertThat(command.err().lines().filter(line -> line.startsWith("error[")))
        .hasSizeBetween(1, 100);
    assertThat(command.err())
        .containsPattern(
            "note\\[more-findings]: only the first \\d+ diagnostics are shown; there may be more");
  }
}
