package dev.diptych.generator;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.diptych.generator.language.Language;
import dev.diptych.generator.language.PackageName;
import dev.diptych.generator.language.SourceRequest;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** One name, as each language spells it. */
class PackageNameTest {
  private static final PackageName NAME = PackageName.parse("dev.my_acme.Formats");

  @ParameterizedTest
  @CsvSource({
    "JAVA, --java-package dev.my_acme.Formats",
    "PYTHON, --python-package dev.my_acme.Formats",
    "CPP, --cpp-standard 11 --cpp-namespace dev::my_acme::Formats",
    "CSHARP, --dotnet-namespace Dev.MyAcme.Formats",
    "PHP, --php-namespace Dev\\MyAcme\\Formats",
    "GO, --go-package formats",
    "RUST, ''"
  })
  void eachLanguageHasItsOwnSpelling(Language language, String options) {
    assertThat(String.join(" ", language.options(NAME, "toy"))).isEqualTo(options);
  }

  @ParameterizedTest
  @CsvSource({"JAVA, ''", "GO, --go-package toy", "CPP, --cpp-standard 11"})
  void onlyGoHasADefault(Language language, String options) {
    assertThat(String.join(" ", language.options(PackageName.NONE, "toy"))).isEqualTo(options);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", ".", "a.", ".a", "a..b", "1a", "a-b", "a/b", "../a", "--help", "a b"})
  void rejectsInvalidNames(String text) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PackageName.parse(text))
        .withMessageStartingWith("'" + text + "' is not a package name");
  }

  @Test
  void keepsUnderscores() {
    assertThat(PackageName.parse("_._a_b").camel(".")).isEqualTo("_.AB");
  }

  @ParameterizedTest
  @CsvSource({"JAVA, a.class", "PYTHON, a.class", "CPP, namespace.a", "GO, a.type"})
  void noPartIsAWordOfTheLanguage(Language language, String text) {
    PackageName name = PackageName.parse(text);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> request(language, name))
        .withMessageStartingWith("'" + text + "' is not a package name: '")
        .withMessageEndingWith("' is a word of " + language.id());
    assertThat(request(Language.CSHARP, name).packageName()).isEqualTo(name);
  }

  private static SourceRequest request(Language language, PackageName name) {
    return new SourceRequest(Path.of("toy.ksy"), List.of(), Set.of(language), name, true);
  }
}
