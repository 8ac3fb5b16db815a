package dev.diptych.infoset;

import static dev.diptych.infoset.Sample.once;
import static dev.diptych.infoset.Sample.repeated;
import static dev.diptych.infoset.Sample.table;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.diptych.model.schema.ScalarKind;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.Type;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Infosets that do not match the schema are rejected with a path. */
class InfosetReaderTest {
  private static final Type F4 = new Type.Numeric(ScalarKind.F4LE, null);
  private static final Schema SCHEMA =
      new Sample()
          .struct(
              "root",
              once("u", new Type.Numeric(ScalarKind.U1, null)),
              once("s", new Type.Numeric(ScalarKind.S2BE, null)),
              once("w", new Type.Numeric(ScalarKind.U8LE, null)),
              once("f", F4),
              once("b", new Type.Bytes()),
              once("i", new Type.Bits(3, null)),
              once("t", new Type.Text("UTF-8")),
              once("v", new Type.Varint("leb128")),
              once("p", new Type.Packing("b")),
              once("n", new Type.Nested("inner")),
              repeated("l", new Type.Switched(null, List.of("inner"), List.of())),
              table("r", new Type.Nested("inner")))
          .struct("inner", once("x", F4), once("y", F4))
          .struct("stranger")
          .schema();

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "'u': 5                        | u: expected an object",
        "'u': null                     | u: expected an object",
        "'u': {'u2': '5'}              | u: 'u1' is missing",
        "'u': {'u1': 5}                | u.u1: expected a string",
        "'u': {'u1': '-1'}             | u.u1: expected a 64-bit integer",
        "'u': {'u1': '256'}            | u.u1: expected a number of 1 bytes",
        "'u': {'u1': '1.5'}            | u.u1: expected a 64-bit integer",
        "'u': {'u1': ''}               | u.u1: expected a 64-bit integer",
        "'u': {'u1': ' 1'}             | u.u1: expected a 64-bit integer",
        "'s': {'s2': '32768'}          | s.s2: expected a number of 2 bytes",
        "'s': {'s2': '-32769'}         | s.s2: expected a number of 2 bytes",
        "'w': {'u8': '18446744073709551616'} | w.u8: expected a 64-bit integer",
        "'f': {'f4': '3f800000'}       | f.f4: expected a list",
        "'f': {'f4': []}               | f.f4: expected a list of one or two strings",
        "'f': {'f4': [1]}              | f.f4: expected a string",
        "'f': {'f4': ['3f80']}         | f.f4: expected a float of 4 bytes",
        "'f': {'f4': ['3f80000000']}   | f.f4: expected a float of 4 bytes",
        "'f': {'f4': ['3f80000g']}     | f.f4: expected hexadecimal digits",
        "'b': {'bytes': 'abc'}         | b.bytes: expected hexadecimal digits",
        "'b': {'text': ['61']}         | b: 'bytes' is missing",
        "'i': {'bits': '-1'}           | i.bits: expected a 64-bit integer",
        "'t': {'text': ['6']}          | t.text: expected hexadecimal digits",
        "'v': {'varint': '05'}         | v.varint: expected a list",
        "'p': {'packing': 'x'}         | p.packing: expected a 64-bit integer",
        "'p': {}                       | p: 'bytes' is missing"
      })
  void rejectsValuesOfAnotherType(String field, String message) {
    refused(field, "root.fields." + message);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "'q': {'u1': '1'}              | root.fields: root has no field 'q'",
        "'n': {'fields': {}}           | root.fields.n: 'struct' is missing",
        "'n': {'struct': 'x', 'fields': {}} | root.fields.n: 'x' is not one of [inner]",
        "'n': {'struct': 'inner'}      | root.fields.n: 'fields' is missing",
        "'n': {'struct': 'inner', 'fields': []} | root.fields.n.fields: expected an object",
        "'l': {}                       | root.fields.l: expected a list",
        "'l': [7]                      | root.fields.l[0]: expected an object",
        "'r': []                       | root.fields.r: expected an object",
        "'r': {}                       | root.fields.r: 'columns' is missing",
        "'r': {'columns': [['y','f4'],['x','f4']]} | root.fields.r.columns: expected the list of"
            + " columns [[x, f4], [y, f4]]",
        "'r': {'columns': [['x','f4'],['y','f4']]} | root.fields.r: 'rows' is missing",
        "'r': {'columns': [['x','f4'],['y','f4']], 'rows': {}} | root.fields.r.rows: expected a"
            + " list",
        "'r': {'columns': [['x','f4'],['y','f4']], 'rows': [[['00000000'],['00000000']],5]} |"
            + " root.fields.r.rows[1]: expected a list"
      })
  void rejectsStructsOfAnotherType(String field, String message) {
    refused(field, message);
  }

  @Test
  void rejectsRowsWithAnotherNumberOfCells() {
    refused(
        "'r': {'columns': [['x','f4'],['y','f4']], 'rows': [[]]}",
        "root.fields.r.rows[0]: expected a row of 2 cells");
    String row = "[['00000000'],['00000000']]";
    refused(
        "'r': {'columns': [['x','f4'],['y','f4']], 'rows': [" + row + ",[['00000000']]]}",
        "root.fields.r.rows[1]: expected a row of 2 cells");
    refused(
        "'r': {'columns': [['x','f4'],['y','f4']], 'rows': [" + row + ",[['00000000'],['00']]]}",
        "root.fields.r.rows[1].y: expected a float of 4 bytes");
  }

  @Test
  void errorsHaveThePathOfTheValue() {
    refused(
        "'l': [{'struct': 'inner', 'fields': {}}, {'struct': 'inner', 'fields': {'y': {}}}]",
        "root.fields.l[1].fields.y: 'f4' is missing");
  }

  @Test
  void rejectsInvalidResidue() {
    residue("[]", "root.residue: expected an object");
    residue("{'trailing': '0'}", "root.residue.trailing: expected hexadecimal digits");
    residue("{'slack': 1}", "root.residue.slack: expected a string");
    residue(
        "{'patches': [['1', '']]}",
        "root.residue.patches[0]: expected a list of an offset and two byte strings");
    residue(
        "{'patches': [['x', '', '']]}",
        "root.residue.patches[0].offset: expected a 64-bit integer");
    residue(
        "{'patches': [['1', '', 'x']]}",
        "root.residue.patches[0].actual: expected hexadecimal digits");
  }

  @Test
  void requiresASchemaAndARoot() {
    assertThatThrownBy(() -> InfosetReader.schema(Map.of())).hasMessage("'schema' is missing");
    assertThatThrownBy(() -> InfosetReader.schema(Map.of("schema", 1)))
        .hasMessage("schema: expected a string");
    assertThatThrownBy(() -> InfosetReader.read(SCHEMA, Map.of())).hasMessage("'root' is missing");
    assertThatThrownBy(() -> Sample.read(SCHEMA, "{'root': {'struct': 'root'}}"))
        .hasMessage("root: 'fields' is missing");
  }

  @Test
  void rejectsMissingMembers() {
    Schema schema = new Sample().struct("root", Sample.needed("x", F4)).schema();
    assertThatThrownBy(() -> Sample.read(schema, "{'root': {'struct': 'root', 'fields': {}}}"))
        .hasMessage("root.fields: 'x' is missing");
  }

  @Test
  void rejectsUnknownMembers() {
    refused("'u': {'u1': '1', 'u2': '1'}", "root.fields.u: expected a value with one member");
    residue("{'trail': '00'}", "root.residue: 'trail' is an unknown member");
    residue(
        "{'patches': [['-1', '', '']]}",
        "root.residue.patches[0].offset: expected a byte offset from 0");
    assertThatThrownBy(
            () -> Sample.read(SCHEMA, "{'infoset': 2, 'root': {'struct': 'root', 'fields': {}}}"))
        .hasMessage("infoset: expected a supported infoset version");
  }

  @Test
  void fieldsCanBeInAnyOrder() throws Exception {
    String order = "{'root': {'fields': {'u': {'u1': '1'}, 'b': {'bytes': ''}}, 'struct': 'root'}}";
    String other = "{'root': {'struct': 'root', 'fields': {'b': {'bytes': ''}, 'u': {'u1': '1'}}}}";
    assertThat(Sample.read(SCHEMA, order)).isEqualTo(Sample.read(SCHEMA, other));
  }

  @ParameterizedTest
  @ValueSource(strings = {"[]", "5", "{", "\"a\"", ""})
  void rejectsTextThatIsNotAJsonObject(String json) {
    assertThatThrownBy(() -> InfosetJson.read(json.getBytes(StandardCharsets.UTF_8)))
        .isInstanceOf(IOException.class);
  }

  private static void refused(String field, String message) {
    assertThatThrownBy(
            () -> Sample.read(SCHEMA, "{'root': {'struct': 'root', 'fields': {" + field + "}}}"))
        .isInstanceOf(InfosetException.class)
        .hasMessage(message);
  }

  private static void residue(String json, String message) {
    String root = "{'root': {'struct': 'root', 'fields': {}, 'residue': " + json + "}}";
    assertThatThrownBy(() -> Sample.read(SCHEMA, root))
        .isInstanceOf(InfosetException.class)
        .hasMessage(message);
  }
}
