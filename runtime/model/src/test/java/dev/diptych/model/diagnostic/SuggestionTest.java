package dev.diptych.model.diagnostic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SuggestionTest {
  private static final List<String> NAMES = List.of("Position", "Rotation", "PositionX", "Loop");

  @ParameterizedTest
  @CsvSource({"Positon, Position", "position, Position", "Rotatoin, Rotation", "loop, Loop"})
  void findsWhatWasMeant(String word, String meant) {
    assertThat(Suggestion.of(word, NAMES)).isEqualTo("; did you mean '" + meant + "'?");
  }

  @ParameterizedTest
  @CsvSource({"Camera", "x", "Pos"})
  void suggestsNothingFarFetched(String word) {
    assertThat(Suggestion.of(word, NAMES)).isEmpty();
  }
}
