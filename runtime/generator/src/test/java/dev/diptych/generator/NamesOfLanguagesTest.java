package dev.diptych.generator;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.generator.language.Language;
import dev.diptych.generator.language.LanguageSources;
import dev.diptych.generator.language.PackageName;
import dev.diptych.generator.language.SourceRequest;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Result;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Names and constructs that a language does not have: renamed by a rule, or rejected. */
class NamesOfLanguagesTest {
  private static final Path SPECS = Path.of("src/test/resources/sources");

  @Test
  void aTypeWithTheNameOfAFieldIsRenamedInCsharp() throws IOException {
    String source = source("csharp_collision.ksy", Language.CSHARP, "Collide.cs");
    assertThat(source)
        .contains("public StatsType Stats { get { return _stats; } }")
        .contains("_stats = new StatsType(m_io, this, m_root);")
        .contains("public partial class StatsType : KaitaiStruct")
        .doesNotContain("class Stats ");
  }

  @Test
  void otherLanguagesKeepSuchNames() throws IOException {
    assertThat(source("csharp_collision.ksy", Language.JAVA, "Collide.java"))
        .contains("public static class Stats extends");
  }

  @ParameterizedTest
  @CsvSource({
    "RUST, words.rs, type_field: RefCell<Words_Class>",
    "PYTHON, words.py, self.class_field = self._io.read_u1()",
    "PYTHON, words.py, not_value = 1",
    "LUA, words.lua, self.end_field = Words.List(",
    "LUA, words.lua, local_value = 2",
    "JAVA, Words.java, public static class ListType extends",
    "CSHARP, Words.cs, public enum ClassEnum",
    "CSHARP, Words.cs, if (Type != ClassEnum.Not)",
    "CPP, words.h, uint8_t class_field() const"
  })
  void wordsOfTheLanguageAreRenamedWhereverTheyAreUsed(Language language, String file, String code)
      throws IOException {
    assertThat(source("words.ksy", language, file)).contains(code);
  }

  @ParameterizedTest
  @CsvSource({"CSHARP", "GO", "JAVA", "JAVASCRIPT"})
  void membersWithOneNameAreRejected(Language language) throws IOException {
    Diagnostic found = rejected("same_name.ksy", language);
    assertThat(found.code()).isEqualTo("name-conflict");
    assertThat(found.message()).isEqualTo("the field 'a_1' and the field 'a1' are both called A1");
    assertThat(place(found)).isEqualTo("same_name.ksy:4:5");
    assertThat(found.help()).containsExactly("rename one of them in the spec");
  }

  @Test
  void namesThatDifferInALanguageAreNoConflict() throws IOException {
    assertThat(source("same_name.ksy", Language.PYTHON, "same_name.py"))
        .contains("self.a_1 =", "self.a1 =");
  }

  @Test
  void luaModulesCannotImportEachOther() throws IOException {
    assertThat(rejected("circle_a.ksy", Language.LUA).message())
        .isEqualTo(
            "'circle_a' and 'circle_b' import each other, which the language does not support");
    assertThat(source("circle_a.ksy", Language.PYTHON, "circle_b.py")).contains("class CircleB");
  }

  @Test
  void aFieldDoesNotHideTheNamespacesOfCsharp() throws IOException {
    assertThat(source("truth.ksy", Language.CSHARP, "Truth.cs"))
        .contains("public string SystemField")
        .contains("_systemField = System.Text.Encoding");
  }

  @ParameterizedTest
  @CsvSource({
    "CPP, inner_types.ksy, a type or an enumeration inside a type that comes later, 7",
    "CSHARP, mixed_numbers.ksy, a position or count of 64 unsigned bits, 7",
    "GO, mixed_numbers.ksy, numbers of different types, 6",
    "RUST, truth.ksy, a choice by a truth value, 5"
  })
  void constructsThatALanguageDoesNotHaveAreRejected(
      Language language, String spec, String what, int line) throws IOException {
    Diagnostic found = rejected(spec, language);
    assertThat(found.code()).isEqualTo("unsupported-spec");
    assertThat(found.message()).isEqualTo("Kaitai Struct 0.11 cannot write code for this: " + what);
    assertThat(place(found)).startsWith(spec + ":" + line + ":");
  }

  private static String source(String spec, Language language, String file) throws IOException {
    Result<Map<String, String>> result = sources(spec, language);
    assertThat(result.diagnostics()).noneMatch(Diagnostic::isError);
    return result.value().orElseThrow().entrySet().stream()
        .filter(each -> each.getKey().endsWith(file))
        .findFirst()
        .orElseThrow()
        .getValue();
  }

  private static Diagnostic rejected(String spec, Language language) throws IOException {
    return sources(spec, language).diagnostics().stream()
        .filter(Diagnostic::isError)
        .findFirst()
        .orElseThrow();
  }

  private static Result<Map<String, String>> sources(String spec, Language language)
      throws IOException {
    return LanguageSources.of(
        new SourceRequest(
            SPECS.resolve(spec), List.of(), Set.of(language), PackageName.NONE, true));
  }

  private static String place(Diagnostic diagnostic) {
    Location.InText at = (Location.InText) diagnostic.location();
    return Path.of(at.name()).getFileName() + ":" + at.source().position(at.span().start());
  }
}
