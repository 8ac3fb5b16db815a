package dev.diptych.model.diagnostic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SuggestionTest {
  private static final List<String> NAMES = List.of("Position", "Rotation", "PositionX", "Loop");

  @ParameterizedTest
  @CsvSource({"Positon, Position", "position, Position", "Rotatoin, Rotation", "loop, Loop"})
  void findsTheMostSimilarName(String word, String meant) {
    assertThat(Suggestion.of(word, NAMES)).isEqualTo("; did you mean '" + meant + "'?");
  }

  @ParameterizedTest
  @CsvSource({
    "IndexFingerTip, IndexTip",
    "index_tip, IndexTip",
    "ThumbMetacarpal, ThumbMetacarpalJoint",
    "InputAnimation, Input Animation"
  })
  void comparesNamesByTheirWords(String word, String meant) {
    List<String> names =
        List.of("ThumbTip", "IndexTip", "ThumbMetacarpalJoint", "Index", "Input Animation");
    assertThat(Suggestion.of(word, names)).isEqualTo("; did you mean '" + meant + "'?");
  }

  @ParameterizedTest
  @CsvSource({"Camera", "x", "Pos"})
  void suggestsNothingDissimilar(String word) {
    assertThat(Suggestion.of(word, NAMES)).isEmpty();
  }
}
