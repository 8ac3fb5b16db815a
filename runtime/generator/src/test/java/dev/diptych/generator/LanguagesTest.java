package dev.diptych.generator;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.diptych.generator.language.Language;
import dev.diptych.generator.language.Languages;
import io.kaitai.struct.languages.components.LanguageCompilerStatic;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import scala.jdk.javaapi.CollectionConverters;

/** Every language that the compiler knows has a name here, and no other. */
class LanguagesTest {
  @Test
  void areThoseOfTheCompiler() {
    assertThat(Arrays.stream(Language.values()).map(Language::target))
        .containsExactlyInAnyOrderElementsOf(
            CollectionConverters.asJava(LanguageCompilerStatic.NAME_TO_CLASS()).keySet());
  }

  @Test
  void namesAreSorted() {
    assertThat(Languages.names()).isSorted().doesNotHaveDuplicates().contains("cpp", "csharp");
  }

  @Test
  void duplicatesAreRemoved() {
    assertThat(Languages.of(List.of("rust", "go", " rust")))
        .containsExactly(Language.GO, Language.RUST);
  }

  @Test
  void allSelectsEveryLanguage() {
    assertThat(Languages.of(List.of("go", "all"))).containsExactly(Language.values());
  }

  @ParameterizedTest
  @CsvSource({
    "pyhton, python",
    "Java, java",
    "javascirpt, javascript",
    "js, javascript",
    "C++, cpp",
    "cpp_stl, cpp",
    "c#, csharp",
    "golang, go",
    "kotlin,",
    "'',"
  })
  void unknownNamesHaveASuggestion(String name, String meant) {
    String advice = meant == null ? "" : "; did you mean '" + meant + "'?";
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Languages.of(List.of("go", name)))
        .withMessageStartingWith("unknown language '" + name + "'" + advice + "\nknown are c")
        .withMessageEndingWith(" rust, and all");
  }
}
