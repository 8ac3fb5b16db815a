package dev.diptych.conformance.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.jr.ob.JSON;
import dev.diptych.Diptych;
import dev.diptych.Document;
import dev.diptych.Value;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The values of a document are those of its infoset, which readers of other languages agree on. */
class ValuesTest {
  private static final Diptych SHIPPED = Diptych.shipped();
  private static final HexFormat HEX = HexFormat.of();

  static List<Path> infosets() {
    return Samples.binary().stream().filter(file -> Files.exists(infoset(file))).toList();
  }

  private static Path infoset(Path file) {
    return file.resolveSibling(file.getFileName().toString().replaceAll("\\.bin$", ".json"));
  }

  @ParameterizedTest
  @MethodSource("infosets")
  void valuesAreThoseOfTheInfoset(Path file) throws IOException {
    Map<String, Object> infoset = JSON.std.mapFrom(infoset(file).toFile());
    String[] schema = ((String) infoset.get("schema")).split("/", -1);
    Diptych formats = schema.length < 3 ? SHIPPED : SHIPPED.layout(schema[2]);
    Document document = formats.decode(file).value();
    String key =
        document.format().id()
            + "/"
            + document.format().version()
            + document.format().layout().map(layout -> "/" + layout).orElse("");
    assertThat(key).isEqualTo(infoset.get("schema"));
    struct(document, "", document.root(), (Map<?, ?>) infoset.get("root"));
  }

  private static void struct(Document document, String path, Value value, Map<?, ?> json) {
    Value.Struct struct = (Value.Struct) value;
    Map<?, ?> fields = (Map<?, ?>) json.get("fields");
    assertThat(struct.type()).isEqualTo(json.get("struct"));
    assertThat(struct.fields()).isEqualTo(List.copyOf(fields.keySet()));
    for (String id : struct.fields()) {
      String at = path.isEmpty() ? id : path + "." + id;
      field(document, at, document.get(at), fields.get(id));
    }
  }

  private static void field(Document document, String path, Value value, Object json) {
    if (json instanceof List<?> elements) {
      assertThat(((Value.Elements) value).size()).isEqualTo(elements.size());
      for (int i = 0; i < elements.size(); i++) {
        String at = path + "[" + i + "]";
        field(document, at, document.get(at), elements.get(i));
      }
    } else if (((Map<?, ?>) json).containsKey("struct")) {
      struct(document, path, value, (Map<?, ?>) json);
    } else if (((Map<?, ?>) json).containsKey("table")) {
      table(document, path, (Value.Table) value, (Map<?, ?>) json);
    } else {
      single(path, value, (Map<?, ?>) json);
    }
  }

  private static void table(Document document, String path, Value.Table table, Map<?, ?> json) {
    List<?> columns = (List<?>) json.get("columns");
    List<?> rows = (List<?>) json.get("rows");
    assertThat(table.rows()).isEqualTo(rows.size());
    assertThat(table.columns()).isEqualTo(columns.stream().map(c -> ((List<?>) c).get(0)).toList());
    for (int at = 0; at < columns.size(); at++) {
      String column = table.columns().get(at);
      double[] doubles = table.doubles(column);
      float[] floats = table.floats(column);
      for (int row = 0; row < rows.size(); row++) {
        Object cell = ((List<?>) rows.get(row)).get(at);
        String kind = (String) ((List<?>) columns.get(at)).get(1);
        number(path, table.get(row, column), kind, cell);
        long bits = table.get(row, column).bits();
        assertThat(doubles[row])
            .usingComparator(Double::compare)
            .isEqualTo(table.get(row, column).doubleValue());
        if (kind.equals("f4")) {
          assertThat(Float.floatToRawIntBits(floats[row])).isEqualTo((int) bits);
        }
        if (!kind.startsWith("f")) {
          assertThat(table.longs(column)[row]).isEqualTo(bits);
        }
      }
    }
    if (table.rows() > 0) {
      String last = path + "[" + (table.rows() - 1) + "]." + table.columns().get(0);
      assertThat(document.get(last).toString())
          .isEqualTo(table.get(table.rows() - 1, table.columns().get(0)).toString());
    }
  }

  private static void single(String path, Value value, Map<?, ?> json) {
    String tag = (String) json.keySet().iterator().next();
    Object content = json.get(tag);
    switch (tag) {
      case "bytes" ->
          assertThat(((Value.Bytes) value).bytes()).isEqualTo(HEX.parseHex((String) content));
      case "text" -> {
        Value.Text text = (Value.Text) value;
        assertThat(text.bytes()).isEqualTo(HEX.parseHex((String) ((List<?>) content).get(0)));
        assertThat(text.characters().orElse(null)).isEqualTo(((List<?>) content).get(1));
      }
      case "varint" -> assertThat(value.toString()).isEqualTo(((List<?>) content).get(1));
      default -> number(path, (Value.Numeric) value, tag, content);
    }
  }

  private static void number(String path, Value.Numeric number, String kind, Object content) {
    assertThat(number.isFloat()).as(path).isEqualTo(kind.startsWith("f"));
    if (content instanceof List<?> pair) {
      assertThat(number.bits())
          .as(path)
          .isEqualTo(Long.parseUnsignedLong((String) pair.get(0), 16));
      if (((String) pair.get(1)).matches("-?[0-9].*")) {
        double expected = Double.parseDouble((String) pair.get(1));
        double rounded = kind.equals("f4") ? Float.parseFloat((String) pair.get(1)) : expected;
        assertThat(number.doubleValue()).as(path).isEqualTo(rounded);
      }
      assertThatThrownBy(number::longValue).isInstanceOf(ArithmeticException.class);
    } else {
      assertThat(number.toString()).as(path).isEqualTo(content);
      assertThat(number.doubleValue()).as(path).isEqualTo(Double.parseDouble((String) content));
    }
  }

  @Test
  void aPathThatLeadsNowhereSaysHowFarItLeads() throws IOException {
    Document document = SHIPPED.parse(Samples.examples().get(0)).value();
    Value.Struct root = document.root();
    assertThat(root.find("camera.positon_x")).isEmpty();
    assertMissing(
        document,
        "camera.positon_x",
        "'camera' has no field 'positon_x'; did you mean 'position_x'?");
    assertMissing(document, "version_major.size", "'version_major' has no fields");
    assertMissing(document, "version_major[0]", "'version_major[0]' is not repeated");
    assertMissing(
        document,
        "camera.position_x.keyframes[999999]",
        "'keyframes[999999]' is after the last of ");
    assertMissing(document, "camera..x", "'' is not an id, or an id with an index");
    assertMissing(document, "eye_gaze", "'eye_gaze' is absent in the document");
    assertThatThrownBy(() -> document.table("camera"))
        .isInstanceOf(NoSuchElementException.class)
        .hasMessage("'camera' is not a table");
    assertThatThrownBy(() -> document.table("camera.position_x.keyframes").doubles("tiem"))
        .isInstanceOf(NoSuchElementException.class)
        .hasMessage("no column 'tiem'; the columns are time, value");
  }

  private static void assertMissing(Document document, String path, String message) {
    assertThat(document.root().find(path)).isEmpty();
    assertThatThrownBy(() -> document.get(path))
        .isInstanceOf(NoSuchElementException.class)
        .hasMessageStartingWith(message);
  }
}
