package dev.diptych.animation.authoring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.animation.AnimationFamily;
import dev.diptych.authoring.Vocabulary;
import dev.diptych.authoring.VocabularyWord;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Editors know every word of every vocabulary. */
final class VocabularyHelpTest {
  static Iterable<Vocabulary> vocabularies() {
    return new AnimationFamily().vocabularies();
  }

  @ParameterizedTest
  @MethodSource("vocabularies")
  void everyWordHasHelp(Vocabulary vocabulary) {
    Set<String> known =
        vocabulary.help().stream().map(VocabularyWord::name).collect(Collectors.toSet());
    assertThat(known).containsAll(vocabulary.words());
  }

  @ParameterizedTest
  @MethodSource("vocabularies")
  void everyWordIsExplained(Vocabulary vocabulary) {
    assertThat(vocabulary.help())
        .allSatisfy(word -> assertThat(word.isNames() || word.doc().endsWith(".")).isTrue());
  }
}
