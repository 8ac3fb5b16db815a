package dev.diptych.conformance.budget;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.compiler.load.LoadedSpec;
import dev.diptych.compiler.load.SpecLoader;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.FileBytes;
import dev.diptych.twin.Engine;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Selection;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Failing expressions of a spec are reported with the field and in plain words, for both faces. */
class FailingExpressionsTest {
  private static final String SPEC =
      """
      meta: {id: fails, endian: le, encoding: ASCII}
      seq:
        - {id: kind, type: u1}
        - {id: n, type: u1}
        - {id: list, type: u1, repeat: expr, repeat-expr: 2}
        - {id: by_index, size: 'list[n]', if: kind == 1}
        - {id: by_zero, size: 4 / n, if: kind == 2}
        - {id: maybe, type: u1, if: n > 100}
        - {id: by_missing, size: maybe + 1, if: kind == 3}
        - {id: word, type: str, size: 1, if: kind == 4}
        - {id: by_word, size: word.to_i, if: kind == 4}
        - id: part
          type: {switch-on: n, cases: {0: one, 1: two}}
          if: kind == 5
        - {id: by_part, size: part.as<one>.size, if: kind == 5}
        - {id: late, type: u1, if: 'kind == 6 and list[n] == 1'}
      types:
        one: {seq: [{id: size, type: u1}]}
        two: {seq: [{id: other, type: u1}]}
      """;

  @TempDir static Path folder;
  private static Engine engine;

  @BeforeAll
  static void load() throws Exception {
    Path ksy = Files.writeString(folder.resolve("fails.ksy"), SPEC);
    LoadedSpec spec = SpecLoader.load(ksy, List.of());
    engine = Engine.of(spec.schema(), spec.spec());
  }

  @ParameterizedTest
  @CsvSource({
    "01070000, by_index, 4, reads element 7 of a list of 2",
    "02000000, by_zero, 4, divides by zero",
    "03000000, by_missing, 4, uses an absent value: maybe",
    "0400000041, by_word, 5, converts a string that is not a number",
    "0501000041, by_part, 5, 'reads size of fails::two, which has no such field'",
    "06070000, late, 4, reads element 7 of a list of 2"
  })
  void inFiles(String hex, String path, long offset, String reason) {
    ByteBuffer file = ByteBuffer.wrap(HexFormat.of().parseHex(hex));
    Diagnostic diagnostic = engine.openBinary("file", file, Selection.ANY).diagnostics().get(0);
    assertThat(diagnostic.code()).isEqualTo("unreadable");
    Location.InBytes at = (Location.InBytes) diagnostic.location();
    assertThat(at.offset()).isEqualTo(offset);
    assertThat(at.path()).hasToString(path);
    assertThat(diagnostic.message())
        .isEqualTo(path + " cannot be read: an expression of the spec " + reason);
  }

  @ParameterizedTest
  @CsvSource({
    "kind = 1|n = 7|by_index = x\"00\", 5, by_index, reads element 7 of a list of 2",
    "kind = 2|n = 0|by_zero = x\"00\", 5, by_zero, divides by zero",
    "kind = 4|n = 0|word = \"A\"|by_word = x\"00\", 6, by_word, converts a string that is not a"
        + " number",
  })
  void inTexts(String fields, int line, String path, String reason) throws IOException {
    String lines = fields.replaceFirst("(n = \\d+)", "$1|list = (0 0)");
    String text = "Fails Ver 1\n" + lines.replace("|", "\n") + "\nEof\n";
    Result<LocatedDocument> opened = engine.openText("text", text.getBytes(UTF_8), Selection.ANY);
    assertThat(opened.diagnostics()).isEmpty();
    Result<FileBytes> file = engine.encode("text", opened.value().orElseThrow());
    Diagnostic diagnostic = file.diagnostics().get(0);
    assertThat(diagnostic.message())
        .isEqualTo(path + " cannot be written: an expression of the spec " + reason);
    Location.InText at = (Location.InText) diagnostic.location();
    assertThat(at.source().position(at.span().start()).line()).isEqualTo(line);
  }

  @Test
  void fieldsThatAreMissingAreNamed() {
    String text = "Fails Ver 1\nkind = 1\nn = 1\nlist = (0 0)\nEof\n";
    LocatedDocument opened =
        engine.openText("text", text.getBytes(UTF_8), Selection.ANY).value().orElseThrow();
    assertThat(engine.encode("text", opened).diagnostics())
        .extracting(Diagnostic::message)
        .containsExactly("by_index is missing, but required if kind == 1, which holds");
  }
}
