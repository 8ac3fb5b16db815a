package dev.diptych.plain.executor.schema;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads schemas from JSON. Omits structs with features that this executor does not support. */
public final class SchemaReader {
  private static final Set<String> UNSUPPORTED_KEYS =
      Set.of("stream", "process", "place", "outside", "checksum", "size", "after", "terminator");

  private SchemaReader() {}

  /** The schema in {@code json}. */
  public static Schema read(Map<?, ?> json) {
    Map<String, StructType> structs = new LinkedHashMap<>();
    for (Map<?, ?> one : Json.maps(json, "structs")) {
      if (isImplemented(one)) {
        structs.put(Json.require(one, "name"), struct(one));
      }
    }
    Map<String, Map<Long, String>> enums = new LinkedHashMap<>();
    for (Map<?, ?> one : Json.maps(json, "enums")) {
      Map<Long, String> names = new LinkedHashMap<>();
      Json.map(one, "names").forEach((value, name) -> names.put(number(value), (String) name));
      enums.put(Json.require(one, "name"), names);
    }
    String root = Json.require(json, "root");
    return new Schema(format(json), Json.text(json, "refusal"), root, style(json), structs, enums);
  }

  private static boolean isImplemented(Map<?, ?> struct) {
    boolean plain =
        Json.maps(struct, "fields").stream()
            .noneMatch(
                field ->
                    field.keySet().stream().anyMatch(UNSUPPORTED_KEYS::contains)
                        || Json.require(field, "type").equals("packing"));
    return plain && Json.maps(struct, "lifts").isEmpty();
  }

  private static Schema.Format format(Map<?, ?> json) {
    Map<?, ?> name = Json.map(json, "format");
    return new Schema.Format(
        Json.require(name, "id"),
        Json.require(name, "title"),
        Json.require(name, "version"),
        Json.text(name, "layout"),
        Json.flag(name, "preferred"));
  }

  private static Schema.Style style(Map<?, ?> json) {
    Map<?, ?> text = Json.map(json, "text");
    return new Schema.Style(
        Json.text(text, "raw"), Json.text(text, "line_end"), Json.text(text, "tail"));
  }

  private static StructType struct(Map<?, ?> json) {
    List<StructType.Zip> zips =
        Json.maps(json, "zips").stream()
            .map(zip -> new StructType.Zip(Json.require(zip, "name"), Json.texts(zip, "fields")))
            .toList();
    List<Field> fields = Json.maps(json, "fields").stream().map(SchemaReader::field).toList();
    return new StructType(Json.require(json, "name"), fields, Json.text(json, "key"), zips);
  }

  private static Field field(Map<?, ?> json) {
    return new Field(
        Json.require(json, "id"),
        Json.require(json, "name"),
        type(json),
        json.get("repeat") instanceof Number times
            ? times.intValue()
            : json.containsKey("repeat") ? Field.COUNTED : Field.ONCE,
        Json.flag(json, "table"),
        Json.text(json, "elements"),
        Json.flag(json, "optional"),
        json.containsKey("default") ? number(json.get("default")) : null,
        derivation(json));
  }

  private static Type type(Map<?, ?> json) {
    String type = Json.require(json, "type");
    String names = Json.text(json, "names");
    boolean flags = Json.flag(json, "flags");
    return switch (type) {
      case "bits" ->
          new Type.Numeric(NumberKind.ofBits((int) number(json.get("width"))), names, flags);
      case "bytes" -> new Type.Bytes(Json.flag(json, "item"));
      case "text" -> new Type.Text(Json.require(json, "encoding"));
      case "varint" -> new Type.Varint(Json.require(json, "adapter"));
      case "struct" -> new Type.Nested(Json.require(json, "struct"));
      case "switch" ->
          new Type.Switched(Json.text(json, "on"), Json.texts(json, "structs"), cases(json));
      default -> new Type.Numeric(NumberKind.named(type), names, flags);
    };
  }

  private static List<Type.Case> cases(Map<?, ?> json) {
    return Json.maps(json, "cases").stream()
        .map(one -> new Type.Case(Json.text(one, "value"), Json.require(one, "struct")))
        .toList();
  }

  private static Derivation derivation(Map<?, ?> json) {
    if (json.containsKey("count_of") || json.containsKey("length_of")) {
      boolean bytes = json.containsKey("length_of");
      long scale = json.containsKey("scale") ? number(json.get("scale")) : 1;
      long offset = json.containsKey("offset") ? number(json.get("offset")) : 0;
      String of = Json.require(json, bytes ? "length_of" : "count_of");
      return new Derivation.Size(bytes, of, scale, offset);
    }
    if (json.containsKey("presence_of")) {
      Long exactly = json.containsKey("exactly") ? number(json.get("exactly")) : null;
      return new Derivation.Presence(Json.texts(json, "presence_of"), exactly);
    }
    if (json.containsKey("constant_bytes")) {
      return new Derivation.ConstantBytes(Json.require(json, "constant_bytes"));
    }
    return json.containsKey("constant")
        ? new Derivation.Constant(number(json.get("constant")))
        : new Derivation.None();
  }

  /** Numbers that a JSON reader might round are strings. */
  private static long number(@Nullable Object json) {
    return Long.parseLong(String.valueOf(json));
  }
}
