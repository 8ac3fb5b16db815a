package dev.diptych.model.schema;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Counts and lengths that follow from a number. */
class LinearTest {
  @ParameterizedTest
  @CsvSource({"1, 0, 5, 5", "2, 0, 6, 3", "1, -4, 3, 7", "4, 8, 8, 0", "-1, 10, 3, 7"})
  void findsTheNumberForAResult(long scale, long offset, long result, long number) {
    assertThat(new Linear(scale, offset).invert(result)).isEqualTo(number);
  }

  @ParameterizedTest
  @CsvSource({"2, 0, 5", "4, 8, 9"})
  void findsNoNumberBetweenResults(long scale, long offset, long result) {
    assertThat(new Linear(scale, offset).invert(result)).isNull();
  }

  @ParameterizedTest
  @CsvSource({"1, 0, n", "2, 0, n * 2", "1, -4, n - 4", "4, 8, n * 4 + 8"})
  void printsTheTermAsAnAuthorWould(long scale, long offset, String text) {
    assertThat(new Linear(scale, offset).describe("n")).isEqualTo(text);
  }
}
