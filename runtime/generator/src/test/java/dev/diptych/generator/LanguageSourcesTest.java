package dev.diptych.generator;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.generator.language.Language;
import dev.diptych.generator.language.LanguageSources;
import dev.diptych.generator.language.PackageName;
import dev.diptych.generator.language.SourceRequest;
import dev.diptych.model.diagnostic.Result;
import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Parsers for people who embed them. */
class LanguageSourcesTest {
  private static final Path SPECS = Path.of("src/test/resources/sources");
  private static final PackageName NAME = PackageName.parse("dev.example.Toys");

  @ParameterizedTest
  @EnumSource(Language.class)
  void aLanguageGivesTheSameFilesAloneAndAmongOthers(Language language) throws IOException {
    Map<String, String> among = new TreeMap<>();
    sources(EnumSet.allOf(Language.class), NAME, false)
        .forEach(
            (name, source) -> {
              String folder = language.id() + "/";
              if (name.startsWith(folder)) {
                among.put(name.substring(folder.length()), source);
              }
            });
    assertThat(sources(Set.of(language), NAME, false)).isNotEmpty().isEqualTo(among);
  }

  @Test
  void everyFileIsInsideTheFolder() throws IOException {
    Set<Language> all = EnumSet.allOf(Language.class);
    assertThat(sources(all, PackageName.NONE, true).keySet())
        .contains("java/Toy.java", "python/toy_part.py", "go/toy/toy.go", "cpp/toy.h")
        .allMatch(name -> !name.startsWith("/") && !name.contains(".."));
    assertThat(sources(Set.of(Language.JAVA), PackageName.NONE, true))
        .containsOnlyKeys("Toy.java", "ToyPart.java");
  }

  @ParameterizedTest
  @CsvSource({
    "JAVA, dev/example/Toys/Toy.java, package dev.example.Toys;",
    "PYTHON, dev/example/Toys/toy.py, from dev.example.Toys import toy_part",
    "GO, toys/toy.go, package toys",
    "CPP, toy.h, namespace dev {",
    "CSHARP, Toy.cs, namespace Dev.Example.Toys",
    "PHP, Toy.php, namespace Dev\\Example\\Toys"
  })
  void packagesFollowTheConventionsOfTheLanguage(Language language, String file, String line)
      throws IOException {
    assertThat(sources(Set.of(language), NAME, false).get(file)).contains(line);
  }

  @ParameterizedTest
  @CsvSource({"JAVA, Toy.java, void _write", "PYTHON, toy.py, def _write"})
  void writersAreGeneratedUnlessReadOnly(Language language, String file, String writing)
      throws IOException {
    assertThat(sources(Set.of(language), PackageName.NONE, false).get(file)).contains(writing);
    assertThat(sources(Set.of(language), PackageName.NONE, true).get(file)).doesNotContain(writing);
  }

  @Test
  void importsAreFoundOnTheImportPath() throws IOException {
    Path spec = SPECS.resolve("by_import_path.ksy");
    Set<Language> go = Set.of(Language.GO);
    assertThat(LanguageSources.of(request(spec, List.of(), go)).ok()).isFalse();
    assertThat(LanguageSources.of(request(spec, List.of(SPECS.resolve("parts")), go)).value())
        .hasValueSatisfying(files -> assertThat(files).containsKey("by_import_path/toy_part.go"));
  }

  private static Map<String, String> sources(
      Set<Language> languages, PackageName name, boolean readOnly) throws IOException {
    SourceRequest request =
        new SourceRequest(SPECS.resolve("toy.ksy"), List.of(), languages, name, readOnly);
    Result<Map<String, String>> result = LanguageSources.of(request);
    assertThat(result.diagnostics()).isEmpty();
    return result.value().orElseThrow();
  }

  private static SourceRequest request(Path spec, List<Path> path, Set<Language> languages) {
    return new SourceRequest(spec, path, languages, PackageName.NONE, false);
  }
}
