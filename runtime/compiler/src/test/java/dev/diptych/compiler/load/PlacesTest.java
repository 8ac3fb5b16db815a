package dev.diptych.compiler.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.diptych.ksy.SpecException;
import dev.diptych.model.diagnostic.Diagnostic;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Errors have the right location. The first line of each spec in {@code places/} contains the
 * expected error: {@code # code file:line:column text under the carets}.
 */
class PlacesTest {
  private static final Path SPECS = Path.of("src/test/resources/places");

  @TempDir private Path temp;

  static Stream<String> specs() throws Exception {
    try (Stream<Path> files = Files.list(SPECS)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(".ksy"))
          .sorted()
          .toList()
          .stream();
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("specs")
  void errorsHaveTheirLocation(String name) throws Exception {
    Path ksy = SPECS.resolve(name);
    String expected = Files.readAllLines(ksy).get(0).substring(2);
    Diagnostic error = refusal(ksy);
    assertThat(error.code() + " " + Place.of(error).replace(SPECS + "/", "")).isEqualTo(expected);
  }

  @Test
  void columnsAreThoseOfTheFile() throws Exception {
    assertThat(place("\uFEFFmeta:\n  id: s\nseq:\n  - {id: a, type: u3}\n")).isEqualTo("4:19 u3");
    assertThat(place("meta:\r\n  id: s\r\nseq:\r\n  - id: a\r\n    type: u3\r\n"))
        .isEqualTo("5:11 u3");
    assertThat(place("meta: {id: s, title: 日本語 👋}\nseq: [{doc: 👋👋, id: a, type: u3}]\n"))
        .isEqualTo("2:30 u3");
  }

  @Test
  void charactersThatYamlRejectsAreLocated() throws Exception {
    assertThat(place("meta:\n  id: s\n  title: ö\u0007ö\n")).isEqualTo("3:11 \u0007".strip());
  }

  @Test
  void invalidUtf8IsLocated() throws Exception {
    Path ksy = temp.resolve("s.ksy");
    Files.write(ksy, "meta:\n  id: s\n  title: Größe\n".getBytes(StandardCharsets.ISO_8859_1));
    Diagnostic error = refusal(ksy);
    assertThat(error.code()).isEqualTo("bad-encoding");
    assertThat(error.message()).isEqualTo("the byte 0xF6 is not UTF-8");
    assertThat(Place.of(error)).startsWith(ksy + ":3:12");
  }

  private String place(String yaml) throws Exception {
    Path ksy = Files.writeString(temp.resolve("s.ksy"), yaml);
    return Place.of(refusal(ksy)).replace(ksy + ":", "");
  }

  private Diagnostic refusal(Path ksy) {
    SpecException refused =
        catchThrowableOfType(SpecException.class, () -> SpecLoader.load(ksy, List.of()));
    assertThat(refused).as("%s is refused", ksy).isNotNull();
    return refused.diagnostics().stream().filter(Diagnostic::isError).findFirst().orElseThrow();
  }
}
