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
import dev.diptych.model.schema.ScalarKind;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.Storage;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.TextStyle;
import dev.diptych.model.schema.Type;
import dev.diptych.model.schema.Unit;
import dev.diptych.model.schema.Zip;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Reads schemas that {@link SchemaWriter} wrote. The files are part of Diptych and assumed to be
 * correct.
 */
public final class SchemaReader {
  private SchemaReader() {}

  /** Creates a schema from parsed JSON. */
  public static Schema read(Map<String, Object> map) {
    Map<String, StructType> structs = new LinkedHashMap<>();
    for (Map<String, Object> struct : Json.maps(map, "structs")) {
      structs.put(Json.text(struct, "name"), struct(struct));
    }
    Map<String, EnumType> enums = new LinkedHashMap<>();
    for (Map<String, Object> type : Json.maps(map, "enums")) {
      enums.put(Json.text(type, "name"), enumType(type));
    }
    return new Schema(
        format(Json.map(map, "format")),
        Json.optionalText(map, "refusal"),
        Json.text(map, "root"),
        style(map),
        structs,
        enums);
  }

  private static TextStyle style(Map<String, Object> map) {
    if (!map.containsKey("text")) {
      return TextStyle.DEFAULT;
    }
    Map<String, Object> text = Json.map(map, "text");
    return new TextStyle(
        Json.optionalText(text, "raw"),
        Json.text(text, "indent"),
        Json.optionalText(text, "line_end"),
        Json.optionalText(text, "tail"));
  }

  static FormatName format(Map<String, Object> map) {
    return new FormatName(
        Json.text(map, "id"),
        Json.text(map, "title"),
        Json.text(map, "version"),
        Json.optionalText(map, "layout"),
        Json.flag(map, "preferred"));
  }

  private static StructType struct(Map<String, Object> map) {
    List<Zip> zips =
        Json.maps(map, "zips").stream()
            .map(zip -> new Zip(Json.text(zip, "name"), Json.texts(zip, "fields")))
            .toList();
    List<Field> fields = Json.maps(map, "fields").stream().map(SchemaReader::field).toList();
    List<StructType.Computed> computed =
        Json.maps(map, "computed").stream()
            .map(each -> new StructType.Computed(Json.text(each, "id"), type(each)))
            .toList();
    List<StructType.NestedDerivation> lifts =
        Json.maps(map, "lifts").stream()
            .map(each -> new StructType.NestedDerivation(Json.texts(each, "way"), derivation(each)))
            .toList();
    return new StructType(
        Json.text(map, "name"),
        fields,
        Json.optionalText(map, "key"),
        zips,
        docOf(map),
        computed,
        lifts,
        aliases(map));
  }

  private static Field field(Map<String, Object> map) {
    String fallback = Json.optionalText(map, "default");
    String role = Json.optionalText(map, "role");
    return new Field(
        Json.text(map, "id"),
        Json.text(map, "name"),
        type(map),
        repeat(map.get("repeat")),
        Json.flag(map, "optional"),
        Json.flag(map, "table"),
        derivation(map),
        fallback == null ? null : Long.valueOf(fallback),
        Json.optionalText(map, "elements"),
        role == null ? Role.DATA : Json.constant(Role.class, role),
        docOf(map),
        storage(map),
        unit(Json.optionalText(map, "measured_in")),
        aliases(map));
  }

  private static @Nullable Unit unit(@Nullable String symbol) {
    Unit unit = symbol == null ? null : Unit.of(symbol);
    if (symbol != null && unit == null) {
      throw new IllegalArgumentException("unknown unit " + symbol);
    }
    return unit;
  }

  private static Storage storage(Map<String, Object> map) {
    String place = Json.optionalText(map, "place");
    Storage.Stream stream =
        map.get("stream") instanceof Number size
            ? new Storage.Stream(
                size.longValue(),
                Json.constant(Storage.Processing.class, Json.text(map, "process")),
                terminator(map))
            : null;
    return new Storage(
        place == null ? Storage.Place.SEQUENCE : Json.constant(Storage.Place.class, place),
        stream,
        Json.optionalText(map, "if"),
        Json.flag(map, "needed"),
        Json.optionalText(map, "allowed"),
        Json.optionalText(map, "position"),
        Json.optionalText(map, "host"));
  }

  private static Storage.@Nullable Terminator terminator(Map<String, Object> map) {
    String end = Json.optionalText(map, "end");
    return end == null
        ? null
        : new Storage.Terminator(
            end, Json.flag(map, "end_included"), Json.flag(map, "end_consumed"));
  }

  private static Frame frame(Map<String, Object> map) {
    if (map.containsKey("after")) {
      return new Frame.Terminated(Json.number(map, "after"));
    }
    if (map.containsKey("value_ends")) {
      Map<String, Object> ends = Json.map(map, "value_ends");
      return new Frame.VaryingSize(
          Json.text(ends, "terminator"), Json.flag(ends, "included"), Json.text(ends, "padding"));
    }
    return map.containsKey("size")
        ? new Frame.FixedSize(
            Json.number(map, "size"),
            Json.number(map, "terminator"),
            Json.number(map, "unit"),
            Json.number(map, "pad"))
        : new Frame.Plain();
  }

  private static Type switched(Map<String, Object> map) {
    List<Type.Switched.Case> cases =
        Json.maps(map, "cases").stream()
            .map(
                each ->
                    new Type.Switched.Case(
                        Json.optionalText(each, "value"), Json.text(each, "struct")))
            .toList();
    return new Type.Switched(Json.optionalText(map, "on"), Json.texts(map, "structs"), cases);
  }

  private static Linear linear(Map<String, Object> map) {
    return map.containsKey("scale")
        ? new Linear(
            Long.parseLong(Json.text(map, "scale")), Long.parseLong(Json.text(map, "offset")))
        : Linear.SAME;
  }

  private static String docOf(Map<String, Object> map) {
    String doc = Json.optionalText(map, "doc");
    return doc == null ? "" : doc;
  }

  private static Repeat repeat(@Nullable Object repeat) {
    if (repeat == null) {
      return new Repeat.Once();
    }
    return repeat instanceof Number count
        ? new Repeat.Fixed(count.intValue())
        : new Repeat.Counted();
  }

  private static Type type(Map<String, Object> map) {
    String type = Json.text(map, "type");
    return switch (type) {
      case "bytes" -> new Type.Bytes(frame(map), Json.flag(map, "item"));
      case "text" -> new Type.Text(Json.text(map, "encoding"), frame(map));
      case "bits" ->
          new Type.Bits(Json.number(map, "width"), Json.optionalText(map, "names"), notation(map));
      case "packing" -> new Type.Packing(Json.text(map, "of"));
      case "switch" -> switched(map);
      case "varint" -> new Type.Varint(Json.text(map, "adapter"), notation(map));
      case "struct" -> new Type.Nested(Json.text(map, "struct"));
      default ->
          new Type.Numeric(
              Json.constant(ScalarKind.class, type),
              Json.optionalText(map, "names"),
              notation(map));
    };
  }

  private static Notation notation(Map<String, Object> map) {
    if (Json.flag(map, "flags")) {
      return new Notation.Flags();
    }
    if (map.containsKey("radix")) {
      return new Notation.Hex();
    }
    return map.containsKey("decimals")
        ? new Notation.Decimals(Json.number(map, "decimals"))
        : Notation.DEFAULT;
  }

  private static Derivation derivation(Map<String, Object> map) {
    if (Json.flag(map, "outside")) {
      return new Derivation.Outside();
    }
    if (map.containsKey("count_of")) {
      return new Derivation.CountOf(Json.text(map, "count_of"), linear(map));
    }
    if (map.containsKey("length_of")) {
      return new Derivation.LengthOf(Json.text(map, "length_of"), linear(map));
    }
    if (map.containsKey("position_of")) {
      return new Derivation.PositionOf(Json.text(map, "position_of"), Json.flag(map, "base"));
    }
    if (map.containsKey("presence_of")) {
      String exactly = Json.optionalText(map, "exactly");
      return new Derivation.PresenceOf(
          Json.texts(map, "presence_of"), exactly == null ? null : Long.valueOf(exactly));
    }
    if (map.containsKey("checksum")) {
      return new Derivation.ChecksumOf(ChecksumJson.read(Json.map(map, "checksum")));
    }
    if (map.containsKey("constant_bytes")) {
      return new Derivation.ConstantBytes(Json.text(map, "constant_bytes"));
    }
    if (map.containsKey("constant")) {
      return new Derivation.ConstantNumber(Long.parseLong(Json.text(map, "constant")));
    }
    return new Derivation.None();
  }

  private static EnumType enumType(Map<String, Object> map) {
    Map<Long, String> names = new LinkedHashMap<>();
    Json.map(map, "names").forEach((value, name) -> names.put(Long.valueOf(value), (String) name));
    Map<Long, List<Alias>> aliases = new LinkedHashMap<>();
    for (Map<String, Object> each : Json.maps(map, "aliases")) {
      aliases
          .computeIfAbsent(Long.valueOf(Json.text(each, "value")), value -> new ArrayList<>())
          .add(alias(each));
    }
    return new EnumType(Json.text(map, "name"), names, aliases);
  }

  private static List<Alias> aliases(Map<String, Object> map) {
    return Json.maps(map, "aliases").stream().map(SchemaReader::alias).toList();
  }

  private static Alias alias(Map<String, Object> map) {
    return new Alias(Json.text(map, "name"), Json.optionalText(map, "since"));
  }
}
