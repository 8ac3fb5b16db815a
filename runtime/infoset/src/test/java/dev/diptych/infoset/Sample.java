package dev.diptych.infoset;

import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Document;
import dev.diptych.model.document.Residue;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Derivation;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.FormatName;
import dev.diptych.model.schema.Repeat;
import dev.diptych.model.schema.Role;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.TextStyle;
import dev.diptych.model.schema.Type;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Schemas by hand, and documents of them. */
final class Sample {
  private final Map<String, StructType> structs = new LinkedHashMap<>();

  /** Adds a struct; the first is what a file is. */
  Sample struct(String name, Field... fields) {
    structs.put(name, new StructType(name, List.of(fields), null, List.of(), ""));
    return this;
  }

  Schema schema() {
    FormatName format = new FormatName("sample", "Sample", "1", "small", true);
    String root = structs.keySet().iterator().next();
    return new Schema(format, null, root, TextStyle.DEFAULT, structs, Map.of());
  }

  /** One that may be left out, so that a test can show just what it is about. */
  static Field once(String id, Type type) {
    return optional(id, type);
  }

  /** One that has to be there. */
  static Field needed(String id, Type type) {
    return Field.plain(id, type);
  }

  static Field optional(String id, Type type) {
    return field(id, type, new Repeat.Once(), true, false);
  }

  static Field repeated(String id, Type type) {
    return field(id, type, new Repeat.Counted(), true, false);
  }

  static Field table(String id, Type type) {
    return field(id, type, new Repeat.Counted(), true, true);
  }

  private static Field field(String id, Type type, Repeat repeat, boolean optional, boolean table) {
    Derivation none = new Derivation.None();
    return new Field(id, id, type, repeat, optional, table, none, null, null, Role.DATA, "");
  }

  static Document document(Schema schema, Value... values) {
    return new Document(schema, new Struct(schema.root(), values));
  }

  static Struct struct(Schema schema, String name, Residue residue, Value... values) {
    return new Struct(schema.structs().get(name), values, residue, List.of());
  }

  static Blob blob(String hex) {
    return new Blob(HexFormat.of().parseHex(hex));
  }

  static String written(Document document) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    InfosetWriter.write(document, out);
    return out.toString(StandardCharsets.UTF_8);
  }

  /** Reads JSON in which quotes may be single ones. */
  static Document read(Schema schema, String json) throws IOException, InfosetException {
    byte[] bytes = json.replace('\'', '"').getBytes(StandardCharsets.UTF_8);
    return InfosetReader.read(schema, InfosetJson.read(bytes));
  }
}
