package dev.diptych.conformance.safety;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.diptych.compiler.load.LoadedSpec;
import dev.diptych.compiler.load.SpecLoader;
import dev.diptych.ksy.SpecException;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.twin.Engine;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Proof;
import dev.diptych.twin.Selection;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every key of a spec that names a part of its texts, with every odd name: either the spec is
 * rejected at the key, or its files are lossless.
 */
class SpecNamesTest {
  /** As YAML. */
  private static final List<String> NAMES =
      List.of(
          "''",
          "' '",
          "' a'",
          "'a '",
          "'a b'",
          "'a  b'",
          "'1a'",
          "1",
          "1.10",
          "0x10",
          "true",
          "yes",
          "'true'",
          "null",
          "~",
          "Eof",
          "inf",
          "'nan:0x1'",
          "Ver",
          "'a Ver'",
          "x",
          "layout",
          "version",
          "Residue",
          "slack",
          "'a{'",
          "'}'",
          "'('",
          "'a=b'",
          "'#a'",
          "'a#b'",
          "'a #b'",
          "'\"'",
          "\"'\"",
          "\"a\\nb\"",
          "\"a\\tb\"",
          "\"a\\rb\"",
          "\"a\\0b\"",
          "\"a\\u2028b\"",
          "\"\\uFEFFa\"",
          "'ä'",
          "'Ä b'",
          "'a-b'",
          "'a.b'",
          "'a/b'",
          "'../b'",
          "'a:b'",
          "'-1'",
          "'a\\b'",
          "Other",
          "other",
          "Zipped",
          "Second",
          "\"" + "n".repeat(200) + "\"",
          "\"" + "n".repeat(201) + "\"",
          "[a]",
          "{a: b}");

  /** Keys, each a line of the spec where {@code @} is the name. */
  private static final List<String> KEYS =
      List.of(
          "title: @",
          "version: @",
          "layout: @",
          "format-id: @",
          "field: {id: field, type: u1, -twin-name: @}",
          "field: {id: field, type: rows, -twin-name: @}",
          "field: {id: field, type: u1, enum: odd}",
          "field: {id: field, type: u1, -twin-names: {@: 1, b: 2}}",
          "field: {id: field, type: u1, -twin-flags: odd}",
          "field: {id: field, type: rows, repeat: expr, repeat-expr: 2, -twin-elements: odd}",
          "field: {id: field, type: u1, -twin-unit: @}",
          "field: {id: field, type: u1, -twin-default: @}",
          "field: {id: field, type: f8, -twin-decimals: @}",
          "field: {id: field, type: u1, -twin-aliases: [@]}",
          "zip: @");

  /** One loader: each reads the classes of the engine, to identify its build. */
  @TempDir private static Path folder;

  @Test
  void namedElementsAreStructs() throws IOException {
    String field = "{id: field, type: u1, repeat: expr, repeat-expr: 2, -twin-elements: odd}";
    Path ksy = Files.writeString(folder.resolve("odd_names.ksy"), spec("field: " + field, "Zero"));
    assertThatThrownBy(() -> SpecLoader.load(ksy, List.of()))
        .isInstanceOfSatisfying(
            SpecException.class,
            e ->
                assertThat(e.diagnostics())
                    .singleElement()
                    .matches(error -> error.message().contains("-twin-elements"))
                    .matches(error -> error.location() instanceof Location.InText));
  }

  static Stream<String> keys() {
    return KEYS.stream();
  }

  @ParameterizedTest
  @MethodSource("keys")
  void anOddNameIsRejectedOrItsFilesAreLossless(String key) throws IOException {
    List<String> wrong = new ArrayList<>();
    for (String name : NAMES) {
      String problem = problem(key.replace("@", name), name);
      if (problem != null) {
        wrong.add(name + ": " + problem);
      }
    }
    assertThat(wrong).isEmpty();
  }

  /** What is wrong with the spec whose key is {@code line}; null if nothing is. */
  private static String problem(String line, String name) throws IOException {
    Path ksy = Files.writeString(folder.resolve("odd_names.ksy"), spec(line, name));
    LoadedSpec spec;
    try {
      spec = SpecLoader.load(ksy, List.of());
    } catch (SpecException e) {
      return e.diagnostics().stream().anyMatch(SpecNamesTest::hasNoLocation)
          ? "no location: " + e.diagnostics()
          : null;
    }
    Engine engine = Engine.of(spec.schema(), spec.spec());
    for (String hex : List.of("01", "02", "00", "ff")) {
      byte[] file = HexFormat.of().parseHex(hex.repeat(64));
      String problem = problem(engine, file);
      if (problem != null) {
        return problem;
      }
    }
    return null;
  }

  private static boolean hasNoLocation(Diagnostic error) {
    return !(error.location() instanceof Location.InText);
  }

  private static String problem(Engine engine, byte[] file) {
    ByteBuffer bytes = ByteBuffer.wrap(file);
    Result<LocatedDocument> opened = engine.openBinary("file", bytes, Selection.ANY);
    if (!opened.ok()) {
      return String.valueOf(opened.diagnostics());
    }
    Result<?> printed = new Proof(engine).print("file", bytes, opened.value().orElseThrow());
    return printed.ok() ? null : String.valueOf(printed.diagnostics());
  }

  private static String spec(String line, String name) {
    String key = line.substring(0, line.indexOf(':'));
    String value = line.substring(line.indexOf(':') + 1).strip();
    String format = "{id: odd_names, title: Odd Names, version: 1}";
    return """
        meta: {id: odd_names, endian: le}
        -twin-format: %s
        %s
        seq:
          - %s
          - {id: other, type: u1}
          - {id: second, type: rows}
          - {id: third, type: rows}
        enums:
          odd:
            0: {id: zero, -twin-name: %s}
            1: {id: one}
            2: {id: second, -twin-name: Second}
        types:
          rows:
            seq:
              - {id: count, type: u1}
              - {id: rows, type: row, repeat: expr, repeat-expr: count & 3}
          row:
            -twin-key: time
            seq:
              - {id: time, type: u1}
              - {id: cell, type: u1}
        """
        .formatted(
            switch (key) {
              case "title" -> format.replace("Odd Names", value);
              case "version" -> format.replace("version: 1", "version: " + value);
              case "layout" -> format.replace("version: 1", "version: 1, layout: " + value);
              case "format-id" -> format.replace("id: odd_names", "id: " + value);
              default -> format;
            },
            key.equals("zip") ? "-twin-zip: {" + value + ": [second, third]}" : "doc: no zip",
            key.equals("field") ? value : "{id: field, type: u1}",
            line.contains("odd}") && key.equals("field") ? name : "Zero");
  }
}
