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

/** What is no infoset of the schema is refused with its place. */
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
        "'u': 5                        | u: this is no object",
        "'u': null                     | u: this is no object",
        "'u': {'u2': '5'}              | u: 'u1' is missing",
        "'u': {'u1': 5}                | u.u1: this is no string",
        "'u': {'u1': '-1'}             | u.u1: this is no whole number of 64 bits",
        "'u': {'u1': '256'}            | u.u1: this is no number of 1 bytes",
        "'u': {'u1': '1.5'}            | u.u1: this is no whole number of 64 bits",
        "'u': {'u1': ''}               | u.u1: this is no whole number of 64 bits",
        "'u': {'u1': ' 1'}             | u.u1: this is no whole number of 64 bits",
        "'s': {'s2': '32768'}          | s.s2: this is no number of 2 bytes",
        "'s': {'s2': '-32769'}         | s.s2: this is no number of 2 bytes",
        "'w': {'u8': '18446744073709551616'} | w.u8: this is no whole number of 64 bits",
        "'f': {'f4': '3f800000'}       | f.f4: this is no list",
        "'f': {'f4': []}               | f.f4: this is no list of one or two strings",
        "'f': {'f4': [1]}              | f.f4: this is no string",
        "'f': {'f4': ['3f80']}         | f.f4: this is no float of 4 bytes",
        "'f': {'f4': ['3f80000000']}   | f.f4: this is no float of 4 bytes",
        "'f': {'f4': ['3f80000g']}     | f.f4: this is no row of hexadecimal digits",
        "'b': {'bytes': 'abc'}         | b.bytes: this is no row of hexadecimal digits",
        "'b': {'text': ['61']}         | b: 'bytes' is missing",
        "'i': {'bits': '-1'}           | i.bits: this is no whole number of 64 bits",
        "'t': {'text': ['6']}          | t.text: this is no row of hexadecimal digits",
        "'v': {'varint': '05'}         | v.varint: this is no list",
        "'p': {'packing': 'x'}         | p.packing: this is no whole number of 64 bits",
        "'p': {}                       | p: 'bytes' is missing"
      })
  void aValueMustBeOfItsType(String field, String message) {
    refused(field, "root.fields." + message);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "'q': {'u1': '1'}              | root.fields: root has no field 'q'",
        "'n': {'fields': {}}           | root.fields.n: 'struct' is missing",
        "'n': {'struct': 'x', 'fields': {}} | root.fields.n: 'x' is none of [inner]",
        "'n': {'struct': 'inner'}      | root.fields.n: 'fields' is missing",
        "'n': {'struct': 'inner', 'fields': []} | root.fields.n.fields: this is no object",
        "'l': {}                       | root.fields.l: this is no list",
        "'l': [7]                      | root.fields.l[0]: this is no object",
        "'r': []                       | root.fields.r: this is no object",
        "'r': {}                       | root.fields.r: 'columns' is missing",
        "'r': {'columns': [['y','f4'],['x','f4']]} | root.fields.r.columns: this is no list of the columns [[x, f4], [y, f4]]",
        "'r': {'columns': [['x','f4'],['y','f4']]} | root.fields.r: 'rows' is missing",
        "'r': {'columns': [['x','f4'],['y','f4']], 'rows': {}} | root.fields.r.rows: this is no list",
        "'r': {'columns': [['x','f4'],['y','f4']], 'rows': [[['00000000'],['00000000']],5]} | root.fields.r.rows[1]: this is no list"
      })
  void aStructMustBeOfItsType(String field, String message) {
    refused(field, message);
  }

  @Test
  void aRowMustHaveItsCells() {
    refused(
        "'r': {'columns': [['x','f4'],['y','f4']], 'rows': [[]]}",
        "root.fields.r.rows[0]: this is no row of 2 cells");
    String row = "[['00000000'],['00000000']]";
    refused(
        "'r': {'columns': [['x','f4'],['y','f4']], 'rows': [" + row + ",[['00000000']]]}",
        "root.fields.r.rows[1]: this is no row of 2 cells");
    refused(
        "'r': {'columns': [['x','f4'],['y','f4']], 'rows': [" + row + ",[['00000000'],['00']]]}",
        "root.fields.r.rows[1].y: this is no float of 4 bytes");
  }

  @Test
  void placesGoDown() {
    refused(
        "'l': [{'struct': 'inner', 'fields': {}}, {'struct': 'inner', 'fields': {'y': {}}}]",
        "root.fields.l[1].fields.y: 'f4' is missing");
  }

  @Test
  void residueMustBeResidue() {
    residue("[]", "root.residue: this is no object");
    residue("{'trailing': '0'}", "root.residue.trailing: this is no row of hexadecimal digits");
    residue("{'slack': 1}", "root.residue.slack: this is no string");
    residue(
        "{'patches': [['1', '']]}",
        "root.residue.patches[0]: this is no list of an offset and twice bytes");
    residue(
        "{'patches': [['x', '', '']]}",
        "root.residue.patches[0].offset: this is no whole number of 64 bits");
    residue(
        "{'patches': [['1', '', 'x']]}",
        "root.residue.patches[0].actual: this is no row of hexadecimal digits");
  }

  @Test
  void anInfosetMustNameItsSchemaAndHaveARoot() {
    assertThatThrownBy(() -> InfosetReader.schema(Map.of())).hasMessage("'schema' is missing");
    assertThatThrownBy(() -> InfosetReader.schema(Map.of("schema", 1)))
        .hasMessage("schema: this is no string");
    assertThatThrownBy(() -> InfosetReader.read(SCHEMA, Map.of())).hasMessage("'root' is missing");
    assertThatThrownBy(() -> Sample.read(SCHEMA, "{'root': {'struct': 'root'}}"))
        .hasMessage("root: 'fields' is missing");
  }

  @Test
  void whatHasToBeThereMustBeThere() {
    Schema schema = new Sample().struct("root", Sample.needed("x", F4)).schema();
    assertThatThrownBy(() -> Sample.read(schema, "{'root': {'struct': 'root', 'fields': {}}}"))
        .hasMessage("root.fields: 'x' is missing");
  }

  @Test
  void otherMembersAreNoInfosetOfOurs() {
    refused("'u': {'u1': '1', 'u2': '1'}", "root.fields.u: this is no value, which has one member");
    residue("{'trail': '00'}", "root.residue: 'trail' is no member that is known here");
    residue(
        "{'patches': [['-1', '', '']]}",
        "root.residue.patches[0].offset: this is no offset, which counts bytes from 0");
    assertThatThrownBy(
            () -> Sample.read(SCHEMA, "{'infoset': 2, 'root': {'struct': 'root', 'fields': {}}}"))
        .hasMessage("infoset: this is no version of an infoset that is known here");
  }

  @Test
  void fieldsMayStandInAnyOrder() throws Exception {
    String order = "{'root': {'fields': {'u': {'u1': '1'}, 'b': {'bytes': ''}}, 'struct': 'root'}}";
    String other = "{'root': {'struct': 'root', 'fields': {'b': {'bytes': ''}, 'u': {'u1': '1'}}}}";
    assertThat(Sample.read(SCHEMA, order)).isEqualTo(Sample.read(SCHEMA, other));
  }

  @ParameterizedTest
  @ValueSource(strings = {"[]", "5", "{", "\"a\"", ""})
  void whatIsNoJsonObjectIsNoInfoset(String json) {
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
