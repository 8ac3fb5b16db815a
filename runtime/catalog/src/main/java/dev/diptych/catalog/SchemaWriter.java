package dev.diptych.catalog;

import dev.diptych.model.schema.Derivation;
import dev.diptych.model.schema.EnumType;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.FormatName;
import dev.diptych.model.schema.Repeat;
import dev.diptych.model.schema.Role;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * A schema as maps and lists, ready for a JSON writer. What is as usual is left out, so that the
 * file reads well; numbers that a JSON reader might round are strings.
 */
public final class SchemaWriter {
  private SchemaWriter() {}

  /** All of {@code schema}. */
  public static Map<String, Object> write(Schema schema) {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("format", format(schema.format()));
    map.put("class", schema.className());
    Json.putIfPresent(map, "refusal", schema.refusal());
    map.put("root", schema.root().name());
    map.put("structs", schema.structs().values().stream().map(SchemaWriter::struct).toList());
    map.put("enums", schema.enums().values().stream().map(SchemaWriter::enumType).toList());
    return map;
  }

  static Map<String, Object> format(FormatName format) {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("id", format.id());
    map.put("title", format.title());
    map.put("version", format.version());
    Json.putIfPresent(map, "layout", format.layout());
    if (format.preferred()) {
      map.put("preferred", true);
    }
    return map;
  }

  private static Map<String, Object> struct(StructType struct) {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("name", struct.name());
    putText(map, "doc", struct.doc());
    Json.putIfPresent(map, "key", struct.key());
    if (!struct.zips().isEmpty()) {
      map.put(
          "zips",
          struct.zips().stream()
              .map(zip -> Map.of("name", zip.name(), "fields", zip.fields()))
              .map(SchemaWriter::sorted)
              .toList());
    }
    map.put("fields", struct.fields().stream().map(SchemaWriter::field).toList());
    return map;
  }

  private static Map<String, Object> sorted(Map<String, ?> map) {
    return new TreeMap<>(map);
  }

  private static Map<String, Object> field(Field field) {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("id", field.id());
    map.put("name", field.name());
    type(field.type(), map);
    if (field.repeat() instanceof Repeat.Fixed fixed) {
      map.put("repeat", fixed.count());
    } else if (field.repeat() instanceof Repeat.Counted) {
      map.put("repeat", "counted");
    }
    putFlag(map, "optional", field.optional());
    putFlag(map, "table", field.table());
    derivation(field.derivation(), map);
    if (field.fallback() != null) {
      map.put("default", Long.toString(field.fallback()));
    }
    Json.putIfPresent(map, "elements", field.elements());
    if (field.role() != Role.DATA) {
      map.put("role", field.role().name().toLowerCase(Locale.ROOT));
    }
    putText(map, "doc", field.doc());
    return map;
  }

  private static void type(Type type, Map<String, Object> map) {
    if (type instanceof Type.Numeric number) {
      map.put("type", number.kind().name().toLowerCase(Locale.ROOT));
      Json.putIfPresent(map, "names", number.names());
    } else if (type instanceof Type.Bytes) {
      map.put("type", "bytes");
    } else if (type instanceof Type.Text text) {
      map.put("type", "text");
      map.put("encoding", text.encoding());
    } else if (type instanceof Type.Varint varint) {
      map.put("type", "varint");
      map.put("adapter", varint.adapter());
    } else if (type instanceof Type.Nested nested) {
      map.put("type", "struct");
      map.put("struct", nested.struct());
    }
  }

  private static void derivation(Derivation derivation, Map<String, Object> map) {
    if (derivation instanceof Derivation.CountOf count) {
      map.put("count_of", count.field());
    } else if (derivation instanceof Derivation.LengthOf length) {
      map.put("length_of", length.field());
    } else if (derivation instanceof Derivation.PresenceOf presence) {
      map.put("presence_of", List.copyOf(presence.fields()));
    } else if (derivation instanceof Derivation.ConstantBytes constant) {
      map.put("constant_bytes", constant.hex());
    } else if (derivation instanceof Derivation.ConstantNumber constant) {
      map.put("constant", Long.toString(constant.bits()));
    }
  }

  private static Map<String, Object> enumType(EnumType type) {
    Map<String, Object> names = new LinkedHashMap<>();
    type.names().forEach((value, name) -> names.put(Long.toString(value), name));
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("name", type.name());
    map.put("names", names);
    return map;
  }

  private static void putText(Map<String, Object> map, String key, String text) {
    if (!text.isEmpty()) {
      map.put(key, text);
    }
  }

  private static void putFlag(Map<String, Object> map, String key, boolean flag) {
    if (flag) {
      map.put(key, true);
    }
  }
}
