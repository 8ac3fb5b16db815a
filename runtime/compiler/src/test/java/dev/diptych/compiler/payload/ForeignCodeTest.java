package dev.diptych.compiler.payload;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.diptych.compiler.load.LoadedSpec;
import dev.diptych.compiler.load.SpecLoader;
import dev.diptych.ksy.SpecException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Specs that name code or encodings that no spec may name. */
class ForeignCodeTest {
  @TempDir private Path temp;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "type: runtime",
        "type: 'x(1); } static { System.exit(1); } //'",
        "type: java::lang::runtime",
        "type: 'x; static { System.exit(1); } class y'",
        "type: {switch-on: 1, cases: {1: 'x{}'}}",
        "{process: java.lang.process_builder(1), size: 1}",
        "{process: runtime, size: 1}",
        "type: {switch-on: 1, cases: {1: runtime}}"
      })
  void rejectsCodeThatIsNotInTheSpec(String field) {
    String keys = field.startsWith("{") ? field.substring(1, field.length() - 1) : field;
    String spec =
        """
        meta: {id: a, ks-opaque-types: true}
        seq:
          - {id: n, type: u1}
        types:
          unused:
            seq:
              - {id: x, FIELD}
        """
            .replace("FIELD", keys);
    assertThatThrownBy(() -> load(spec))
        .isInstanceOfSatisfying(
            SpecException.class,
            e ->
                assertThat(e.diagnostics().get(0).message())
                    .matches(
                        "(opaque types|custom processes) are not supported|`.*` is not allowed here; .*"
                            + "|.+ takes the name of a type, not .*"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"UTF-8\\\"); System.exit(1); (\\\"", "\\\\u0022", "a b", "", "#{exit}"})
  void rejectsInvalidNamesOfEncodings(String encoding) {
    for (String place : List.of("meta", "field")) {
      String spec =
          """
          meta: {id: a, encoding: META}
          seq:
            - {id: x, type: str, size: 1, encoding: FIELD}
          """
              .replace(place.toUpperCase(Locale.ROOT), "\"" + encoding + "\"")
              .replaceAll("META|FIELD", "UTF-8");
      assertThatThrownBy(() -> load(spec))
          .isInstanceOfSatisfying(
              SpecException.class,
              e ->
                  assertThat(e.diagnostics().get(0).message())
                      .startsWith("encoding takes the name of an encoding, not "));
    }
  }

  private LoadedSpec load(String spec) throws SpecException, IOException {
    Path file = Files.writeString(temp.resolve("a.ksy"), spec);
    return SpecLoader.load(file, List.of());
  }
}
