package dev.diptych.infoset;

import static dev.diptych.infoset.Sample.blob;
import static dev.diptych.infoset.Sample.once;
import static dev.diptych.infoset.Sample.optional;
import static dev.diptych.infoset.Sample.repeated;
import static dev.diptych.infoset.Sample.struct;
import static dev.diptych.infoset.Sample.table;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.model.document.Document;
import dev.diptych.model.document.Residue;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Table;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.ScalarKind;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.Type;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is written is read as what it was. */
class RoundTripTest {
  private static final Type U1 = new Type.Numeric(ScalarKind.U1, null);
  private static final Type VARINT = new Type.Varint("leb128");
  private static final Type UTF_8 = new Type.Text("UTF-8");

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "00  | {'varint': ['00','0']}",
        "05  | {'varint': ['05','5']}",
        "ac02 | {'varint': ['ac02','300']}",
      })
  void aPlainVarintIsANumber(String hex, String json) throws Exception {
    long value = hex.equals("ac02") ? 300 : Long.parseLong(hex, 16);
    goes(new Scalar(value), VARINT, json);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "8500 | {'varint': ['8500','5']}",
        "ffffffff1f | {'varint': ['ffffffff1f','4294967295']}",
        "80808000 | {'varint': ['80808000','0']}",
        "80 | {'varint': ['80',null]}",
        "'' | {'varint': ['',null]}"
      })
  void longerVarintsKeepTheirBytes(String hex, String json) throws Exception {
    goes(blob(hex), VARINT, json);
  }

  @Test
  void textKeepsTheBytesOfItsEncoding() throws Exception {
    goes(blob("67726162"), UTF_8, "{'text': ['67726162','grab']}");
    goes(blob(""), UTF_8, "{'text': ['','']}");
    goes(blob("f09fa68622"), UTF_8, "{'text': ['f09fa68622','\\uD83E\\uDD86\\\"']}");
    goes(blob("93fa967b"), new Type.Text("Shift_JIS"), "{'text': ['93fa967b','日本']}");
    goes(blob("6100"), new Type.Text("UTF-16LE"), "{'text': ['6100','a']}");
    goes(blob("0a001f"), new Type.Text("US-ASCII"), "{'text': ['0a001f','\\n\\u0000\\u001F']}");
  }

  @Test
  void malformedTextHasNoCharacters() throws Exception {
    goes(blob("61ff"), UTF_8, "{'text': ['61ff',null]}");
    goes(blob("eda080"), UTF_8, "{'text': ['eda080',null]}");
    goes(blob("80"), new Type.Text("US-ASCII"), "{'text': ['80',null]}");
    goes(blob("00d8"), new Type.Text("UTF-16LE"), "{'text': ['00d8',null]}");
  }

  @Test
  void bitsBytesAndPackings() throws Exception {
    goes(new Scalar(5), new Type.Bits(3, null), "{'bits': '5'}");
    goes(new Scalar(-1), new Type.Bits(64, null), "{'bits': '18446744073709551615'}");
    goes(blob("c642"), new Type.Bytes(), "{'bytes': 'c642'}");
    goes(blob(""), new Type.Bytes(), "{'bytes': ''}");
    goes(new Scalar(29), new Type.Packing("x"), "{'packing': '29'}");
    goes(blob("789c"), new Type.Packing("x"), "{'bytes': '789c'}");
  }

  @Test
  void structsOfStructsOfLists() throws Exception {
    Type pair = new Type.Nested("pair");
    Schema schema =
        new Sample()
            .struct(
                "root",
                once("a", pair),
                optional("b", pair),
                repeated("c", pair),
                repeated("d", new Type.Switched(null, List.of("pair", "other"), List.of())),
                repeated("e", UTF_8))
            .struct("pair", once("x", U1), repeated("y", U1))
            .struct("other", optional("x", VARINT))
            .schema();
    Residue all =
        new Residue(
            blob("00ff"), -3, List.of(patch(0, "", "01"), patch(Long.MAX_VALUE, "0000", "")));
    Struct first = struct(schema, "pair", all, new Scalar(1), list());
    Struct second = struct(schema, "pair", Residue.NONE, new Scalar(2), list(new Scalar(255)));
    Struct third = struct(schema, "other", Residue.trailing(blob("01")), blob("8500"));
    Struct fourth = struct(schema, "other", Residue.NONE, (Value) null);
    stays(
        Sample.document(
            schema,
            first,
            null,
            list(second, first),
            list(third, second, fourth),
            list(blob("61"), blob("ff"))));
    stays(Sample.document(schema, second, first, list(), list(), list()));
  }

  @Test
  void tablesOfStructsAndOfNumbers() throws Exception {
    Type f8 = new Type.Numeric(ScalarKind.F8BE, null);
    Schema schema =
        new Sample()
            .struct("root", table("a", new Type.Nested("row")), table("b", f8), table("c", U1))
            .struct("row", once("x", new Type.Numeric(ScalarKind.S2LE, null)), once("y", f8))
            .schema();
    stays(
        Sample.document(
            schema, rows(schema, "a", 60), rows(schema, "b", 24), rows(schema, "c", 3)));
    stays(Sample.document(schema, rows(schema, "a", 0), rows(schema, "b", 0), null));
  }

  private static Table rows(Schema schema, String field, int size) {
    byte[] bytes = new byte[size];
    for (int i = 0; i < size; i++) {
      bytes[i] = (byte) (255 - 7 * i);
    }
    return new Table(schema.layout(schema.root().field(field)), ByteBuffer.wrap(bytes));
  }

  private static Sequence list(Value... elements) {
    return new Sequence(List.of(elements));
  }

  private static Residue.Patch patch(long offset, String encoded, String actual) {
    return new Residue.Patch(offset, blob(encoded), blob(actual));
  }

  private static void goes(Value value, Type type, String json) throws Exception {
    Schema schema = new Sample().struct("root", once("v", type)).schema();
    Document document = Sample.document(schema, value);
    assertThat(Sample.written(document)).contains("\"v\": " + json.replace('\'', '"') + "\n");
    stays(document);
  }

  private static void stays(Document document) throws Exception {
    byte[] json = Sample.written(document).getBytes(StandardCharsets.UTF_8);
    assertThat(InfosetReader.schema(InfosetJson.read(json))).isEqualTo("sample/1/small");
    assertThat(InfosetReader.read(document.schema(), InfosetJson.read(json))).isEqualTo(document);
  }
}
