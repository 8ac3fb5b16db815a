package dev.diptych.formats;

import dev.diptych.model.schema.Alias;
import dev.diptych.model.schema.Derivation;
import dev.diptych.model.schema.EnumType;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.FormatName;
import dev.diptych.model.schema.Frame;
import dev.diptych.model.schema.Linear;
import dev.diptych.model.schema.Notation;
import dev.diptych.model.schema.Repeat;
import dev.diptych.model.schema.Role;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.Storage;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.TextStyle;
import dev.diptych.model.schema.Type;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Converts schemas to maps and lists for a JSON writer. Omits defaults for readability; numbers
 * that a JSON reader might round are strings.
 */
public final class SchemaWriter {
  private SchemaWriter() {}

  /** Converts {@code schema}. */
  public static Map<String, Object> write(Schema schema) {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("format", format(schema.format()));
    Json.putIfPresent(map, "refusal", schema.refusal());
    map.put("root", schema.root().name());
    style(schema.style(), map);
    map.put("structs", schema.structs().values().stream().map(SchemaWriter::struct).toList());
    map.put("enums", schema.enums().values().stream().map(SchemaWriter::enumType).toList());
    return map;
  }

  private static void style(TextStyle style, Map<String, Object> map) {
    if (!style.equals(TextStyle.DEFAULT)) {
      Map<String, Object> text = new LinkedHashMap<>();
      Json.putIfPresent(text, "raw", style.raw());
      text.put("indent", style.indent());
      Json.putIfPresent(text, "line_end", style.lineEnd());
      Json.putIfPresent(text, "tail", style.tail());
      map.put("text", text);
    }
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
    aliases(struct.aliases(), map);
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
    if (!struct.computed().isEmpty()) {
      map.put("computed", struct.computed().stream().map(SchemaWriter::computed).toList());
    }
    if (!struct.nestedDerivations().isEmpty()) {
      map.put("lifts", struct.nestedDerivations().stream().map(SchemaWriter::lift).toList());
    }
    return map;
  }

  private static Map<String, Object> sorted(Map<String, ?> map) {
    return new TreeMap<>(map);
  }

  private static Map<String, Object> field(Field field) {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("id", field.id());
    map.put("name", field.name());
    aliases(field.aliases(), map);
    type(field.type(), map);
    if (field.repeat() instanceof Repeat.Fixed fixed) {
      map.put("repeat", fixed.count());
    } else if (field.repeat() instanceof Repeat.Counted) {
      map.put("repeat", "counted");
    }
    putFlag(map, "optional", field.optional());
    putFlag(map, "table", field.table());
    derivation(field.derivation(), map);
    if (field.defaultBits() != null) {
      map.put("default", Long.toString(field.defaultBits()));
    }
    Json.putIfPresent(map, "elements", field.elements());
    if (field.role() != Role.DATA) {
      map.put("role", Json.word(field.role()));
    }
    if (field.unit() != null) {
      map.put("measured_in", field.unit().symbol());
    }
    storage(field, map);
    putText(map, "doc", field.doc());
    return map;
  }

  private static Map<String, Object> lift(StructType.NestedDerivation nestedDerivation) {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("way", nestedDerivation.path());
    derivation(nestedDerivation.derivation(), map);
    return map;
  }

  private static Map<String, Object> computed(StructType.Computed computed) {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("id", computed.id());
    type(computed.type(), map);
    return map;
  }

  private static void storage(Field field, Map<String, Object> map) {
    Storage storage = field.storage();
    Json.putIfPresent(map, "if", storage.condition());
    Json.putIfPresent(map, "allowed", storage.allowed());
    if (storage.place() != Storage.Place.SEQUENCE) {
      map.put("place", Json.word(storage.place()));
      putFlag(map, "needed", storage.needed());
      Json.putIfPresent(map, "position", storage.position());
      Json.putIfPresent(map, "host", storage.host());
    }
    Storage.Stream stream = storage.stream();
    if (stream != null) {
      map.put("stream", stream.size());
      map.put("process", Json.word(stream.process()));
      Storage.Terminator end = stream.end();
      if (end != null) {
        map.put("end", end.hex());
        putFlag(map, "end_included", end.included());
        putFlag(map, "end_consumed", end.consumed());
      }
    }
  }

  private static void frame(Frame frame, Map<String, Object> map) {
    if (frame instanceof Frame.Terminated terminated) {
      map.put("after", terminated.length());
    } else if (frame instanceof Frame.FixedSize fixedSize) {
      map.put("size", fixedSize.size());
      map.put("terminator", fixedSize.terminator());
      map.put("unit", fixedSize.unit());
      map.put("pad", fixedSize.pad());
    } else if (frame instanceof Frame.VaryingSize varying) {
      Map<String, Object> ends = new LinkedHashMap<>();
      ends.put("terminator", varying.terminator());
      putFlag(ends, "included", varying.included());
      ends.put("padding", varying.padding());
      map.put("value_ends", ends);
    }
  }

  private static void switched(Type.Switched switched, Map<String, Object> map) {
    map.put("type", "switch");
    Json.putIfPresent(map, "on", switched.on());
    map.put("structs", switched.structs());
    List<Object> cases = new ArrayList<>();
    for (Type.Switched.Case switchCase : switched.cases()) {
      Map<String, Object> each = new LinkedHashMap<>();
      Json.putIfPresent(each, "value", switchCase.value());
      each.put("struct", switchCase.struct());
      cases.add(each);
    }
    map.put("cases", cases);
  }

  private static void linear(Linear linear, Map<String, Object> map) {
    if (!linear.equals(Linear.SAME)) {
      map.put("scale", Long.toString(linear.scale()));
      map.put("offset", Long.toString(linear.offset()));
    }
  }

  private static void type(Type type, Map<String, Object> map) {
    if (type instanceof Type.Numeric number) {
      map.put("type", number.kind().name().toLowerCase(Locale.ROOT));
      Json.putIfPresent(map, "names", number.names());
      notation(number.notation(), map);
    } else if (type instanceof Type.Bytes bytes) {
      map.put("type", "bytes");
      putFlag(map, "item", bytes.item());
      frame(bytes.frame(), map);
    } else if (type instanceof Type.Text text) {
      map.put("type", "text");
      map.put("encoding", text.encoding());
      frame(text.frame(), map);
    } else if (type instanceof Type.Bits bits) {
      map.put("type", "bits");
      map.put("width", bits.width());
      Json.putIfPresent(map, "names", bits.names());
      notation(bits.notation(), map);
    } else if (type instanceof Type.Packing packing) {
      map.put("type", "packing");
      map.put("of", packing.field());
    } else if (type instanceof Type.Switched switched) {
      switched(switched, map);
    } else if (type instanceof Type.Varint varint) {
      map.put("type", "varint");
      map.put("adapter", varint.adapter());
      notation(varint.notation(), map);
    } else if (type instanceof Type.Nested nested) {
      map.put("type", "struct");
      map.put("struct", nested.struct());
    } else {
      throw new IllegalArgumentException("a type that schemas cannot hold: " + type);
    }
  }

  private static void notation(Notation notation, Map<String, Object> map) {
    if (notation instanceof Notation.Decimals decimals) {
      map.put("decimals", decimals.count());
    } else if (notation instanceof Notation.Hex) {
      map.put("radix", 16);
    } else if (notation instanceof Notation.Flags) {
      map.put("flags", true);
    }
  }

  private static void derivation(Derivation derivation, Map<String, Object> map) {
    if (derivation instanceof Derivation.Outside) {
      map.put("outside", true);
    } else if (derivation instanceof Derivation.CountOf count) {
      map.put("count_of", count.field());
      linear(count.linear(), map);
    } else if (derivation instanceof Derivation.LengthOf length) {
      map.put("length_of", length.field());
      linear(length.linear(), map);
    } else if (derivation instanceof Derivation.PositionOf position) {
      map.put("position_of", position.field());
      putFlag(map, "base", position.base());
    } else if (derivation instanceof Derivation.PresenceOf presence) {
      map.put("presence_of", List.copyOf(presence.fields()));
      if (presence.exactly() != null) {
        map.put("exactly", Long.toString(presence.exactly()));
      }
    } else if (derivation instanceof Derivation.ChecksumOf from) {
      map.put("checksum", ChecksumJson.write(from.checksum()));
    } else if (derivation instanceof Derivation.ConstantBytes constant) {
      map.put("constant_bytes", constant.hex());
    } else if (derivation instanceof Derivation.ConstantNumber constant) {
      map.put("constant", Long.toString(constant.bits()));
    } else if (!(derivation instanceof Derivation.None)) {
      throw new IllegalArgumentException("a derivation that schemas cannot hold: " + derivation);
    }
  }

  private static Map<String, Object> enumType(EnumType type) {
    Map<String, Object> names = new LinkedHashMap<>();
    type.names().forEach((value, name) -> names.put(Long.toString(value), name));
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("name", type.name());
    map.put("names", names);
    List<Object> former = new ArrayList<>();
    type.aliases().forEach((value, all) -> all.forEach(alias -> former.add(alias(alias, value))));
    if (!former.isEmpty()) {
      map.put("aliases", former);
    }
    return map;
  }

  private static void aliases(List<Alias> aliases, Map<String, Object> map) {
    if (!aliases.isEmpty()) {
      map.put("aliases", aliases.stream().map(alias -> alias(alias, null)).toList());
    }
  }

  private static Map<String, Object> alias(Alias alias, @Nullable Long value) {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("name", alias.name());
    Json.putIfPresent(map, "since", alias.since());
    Json.putIfPresent(map, "value", value == null ? null : Long.toString(value));
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
