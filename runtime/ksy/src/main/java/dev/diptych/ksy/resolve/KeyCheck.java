package dev.diptych.ksy.resolve;

import dev.diptych.ksy.KeyShapes;
import dev.diptych.ksy.Yaml;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Names and keys, as far as they do not depend on other parts of the spec. */
final class KeyCheck {
  private static final String VERSION = "(\\d{1,4})\\.(\\d{1,4})(\\.\\d{1,4})?";
  private static final int NEWEST = 11;

  private static final List<String> META = all("meta");
  private static final List<String> STRUCT = all("spec");
  private static final List<String> PARAM = all("param");
  private static final List<String> VALUE = words("doc doc-ref enum if value");
  private static final List<String> VALID = all("valid");
  private static final List<String> SWITCH = all("switch");
  private static final List<String> FIELD =
      words("doc doc-ref type if repeat valid terminator include consume eos-error enum");
  private static final List<String> SIZED = words("size size-eos pad-right");

  private static final List<String> INSTANCE = words("pos io value");

  /** The keys of fields of any type. */
  private static final List<String> ANY =
      all("field").stream().filter(key -> !INSTANCE.contains(key)).toList();

  private final Problems problems;

  KeyCheck(Problems problems) {
    this.problems = problems;
  }

  private static List<String> words(String line) {
    return List.of(line.split(" ", -1));
  }

  /** The keys of the maps called {@code kind} that are not of this project. */
  private static List<String> all(String kind) {
    return KeyShapes.keys(kind).stream().filter(key -> !key.startsWith("-")).toList();
  }

  void struct(Struct struct) {
    keys(struct.place, struct.yaml, "a type", STRUCT);
    Map<String, Object> meta = Yaml.map(struct.yaml, "meta");
    Scalar place = struct.place.to("meta");
    keys(place, meta, "meta", META);
    if (meta.get("id") != null) {
      id("spec", String.valueOf(meta.get("id")), place.to("id"));
    }
    if (meta.get("ks-version") != null) {
      version(String.valueOf(meta.get("ks-version")), place.to("ks-version"));
    }
  }

  private void version(String written, Scalar place) {
    Matcher version = Pattern.compile(VERSION).matcher(written);
    if (!version.matches()) {
      problems.error("bad-spec", place, null, written + " is no version, such as 0.10");
    } else if (!version.group(1).equals("0") || Integer.parseInt(version.group(2)) > NEWEST) {
      problems.error(
          "unsupported-spec",
          place,
          null,
          "this spec needs Kaitai Struct %s; 0.%d is known here".formatted(written, NEWEST));
    } else if (Integer.parseInt(version.group(2)) < 6) {
      problems.error(
          "bad-spec",
          place,
          null,
          "there was no Kaitai Struct %s with ks-version".formatted(written),
          "YAML reads 0.10 as 0.1; '0.10' is a text");
    }
  }

  void member(Member member, @Nullable Scalar id) {
    if (id != null) {
      id("member", member.id, id);
    }
    switch (member.kind) {
      case PARAM -> keys(member.place, member.yaml, "a parameter", PARAM);
      case VALUE -> keys(member.place, member.yaml, "a computed value", VALUE);
      default -> {
        field(member);
        repeat(member);
        number(member, "terminator");
        number(member, "pad-right");
        valid(member);
      }
    }
  }

  /** The keys of a field depend on its type. */
  private void field(Member member) {
    Object type = member.yaml.get("type");
    String text = String.valueOf(type).strip();
    List<String> known = new ArrayList<>(FIELD);
    known.addAll(member.kind == Member.Kind.FIELD ? List.of("id") : List.of("pos", "io"));
    String what = "a field of type " + text;
    if (type == null) {
      known.addAll(SIZED);
      known.addAll(List.of("process", "parent", "contents"));
      what = "a field without a type";
    } else if (text.equals("str") || text.equals("strz")) {
      known.addAll(SIZED);
      known.add("encoding");
    } else if (type instanceof Map || BuiltIn.number(text, Struct.Order.LITTLE) == null) {
      known.addAll(SIZED);
      known.addAll(List.of("process", "parent"));
      what = type instanceof Map ? "a switch" : what;
      if (member.yaml.get("process") != null
          && !FieldTypes.sizeKeys(member.yaml)
          && hasStructs(member, type)) {
        problems.error(
            "bad-spec",
            member.place.to("process"),
            null,
            "process needs a size",
            "size, size-eos or terminator beside it determines which bytes are processed");
      }
    }
    if (member.yaml.get("repeat") != null) {
      known.add("repeat-" + member.yaml.get("repeat"));
    }
    member.unknownKey = keys(member.place, member.yaml, what, known, ANY);
    if (type instanceof Map) {
      Map<String, Object> choice = Yaml.map(member.yaml, "type");
      keys(member.place.to("type"), choice, "a switch", SWITCH);
    }
  }

  /** Whether structs are read by {@code type}, a name or a switch. */
  private static boolean hasStructs(Member member, Object type) {
    if (!(type instanceof Map)) {
      return true;
    }
    Map<?, ?> cases = Yaml.map(Yaml.map(member.yaml, "type"), "cases");
    return cases.values().stream()
        .map(each -> String.valueOf(each).strip())
        .anyMatch(
            each ->
                !each.equals("str")
                    && !each.equals("strz")
                    && BuiltIn.number(each, Struct.Order.LITTLE) == null);
  }

  private void repeat(Member member) {
    String repeat = Yaml.text(member.yaml, "repeat");
    Scalar place = member.place.to("repeat");
    if (repeat != null && !List.of("eos", "expr", "until").contains(repeat)) {
      problems.error(
          "bad-spec",
          place,
          null,
          "repeat is eos, expr or until, not " + repeat,
          repeat.matches("\\d+") ? "repeat: expr and repeat-expr: %s".formatted(repeat) : "");
    } else if (repeat != null
        && !repeat.equals("eos")
        && member.yaml.get("repeat-" + repeat) == null) {
      problems.error(
          "bad-spec", place, null, "repeat: %s needs repeat-%s".formatted(repeat, repeat));
    }
  }

  private void number(Member member, String key) {
    Object value = member.yaml.get(key);
    if (value == null) {
      return;
    }
    long number = -1;
    try {
      number = value instanceof Double ? -1 : Keys.number(value).longValue();
    } catch (NumberFormatException e) {
      // It is no number at all.
    }
    if (number < 0 || number > 255) {
      problems.error(
          "bad-spec",
          member.place.to(key),
          null,
          "%s is a byte from 0 to 255, not %s".formatted(key, value));
    }
  }

  private void valid(Member member) {
    Scalar place = member.place.to("valid");
    if (member.yaml.get("contents") instanceof List<?> parts) {
      for (int i = 0; i < parts.size(); i++) {
        Integer number = Keys.element(parts.get(i));
        boolean whole = !(parts.get(i) instanceof Double || parts.get(i) instanceof Boolean);
        if (!whole || (number != null && (number & ~0xFF) != 0)) {
          Scalar part = member.place.to("contents", String.valueOf(i));
          problems.error("bad-spec", part, null, parts.get(i) + " is no byte");
        }
      }
    }
    if (member.yaml.get("valid") != null && member.yaml.get("contents") != null) {
      problems.error(
          "bad-spec", place.itsKey(), null, "contents already determines which bytes are valid");
    }
    Map<String, Object> valid = Yaml.map(member.yaml, "valid");
    keys(place, valid, "valid", VALID);
    if (Boolean.FALSE.equals(valid.get("in-enum"))) {
      problems.error(
          "bad-spec",
          place.to("in-enum"),
          null,
          "in-enum is true or absent",
          "without valid, all values are allowed");
    }
  }

  private void keys(Scalar at, Map<String, Object> yaml, String what, List<String> known) {
    keys(at, yaml, what, known, known);
  }

  /**
   * Reports keys that are not {@code known}, with the one of {@code meant} that is similar.
   *
   * @return whether there is one
   */
  private boolean keys(
      Scalar at, Map<String, Object> yaml, String what, List<String> known, List<String> meant) {
    boolean unknown = false;
    for (Object key : yaml.keySet()) {
      String name = String.valueOf(key);
      if (!name.startsWith("-") && !known.contains(name)) {
        problems.unknown(
            "bad-spec",
            at.to(name).itsKey(),
            null,
            "%s has no key %s".formatted(what, name),
            name,
            meant.contains(name) ? known : meant,
            advice(name));
        unknown = true;
      }
    }
    return unknown;
  }

  private static String advice(String key) {
    return switch (key) {
      case "repeat-expr", "repeat-until" -> "it needs repeat: " + key.substring(7);
      case "value" -> "a computed value is below instances";
      case "pos", "io" -> "a field at a position is below instances";
      case "minimum", "maximum" -> "valid has the keys min and max";
      case "name" -> "the name of a field is its id";
      case "length", "len" -> "a number of bytes is size, a number of elements repeat-expr";
      case "process" -> "bytes are processed where they are read: without type: str";
      default -> "";
    };
  }

  void id(String what, String id, Scalar at) {
    if (!isId(id)) {
      problems.error(
          "bad-spec",
          at,
          null,
          "%s cannot be the id of a %s".formatted(id, what),
          "an id is small letters, digits and _, and begins with a letter" + better(id));
    }
  }

  private static boolean isId(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if ((c < 'a' || c > 'z') && (i == 0 || ((c < '0' || c > '9') && c != '_'))) {
        return false;
      }
    }
    return !text.isEmpty();
  }

  /** {@code len_body} for {@code lenBody} and {@code Len-Body}; nothing where there is none. */
  private static String better(String id) {
    String plain =
        id.replaceAll("(?<=[a-z0-9])(?=[A-Z])", "_")
            .replaceAll("[^A-Za-z0-9_]+", "_")
            .replaceAll("^_+", "")
            .toLowerCase(Locale.ROOT);
    return isId(plain) ? ": " + plain : "";
  }

  /** A number and a name of an enumeration. */
  void label(Object number, Object label, Scalar at) {
    String id = String.valueOf(label instanceof Map<?, ?> map ? map.get("id") : label);
    id("name of an enumeration", id, label instanceof Map ? at.to("id") : at);
    boolean whole = true;
    try {
      BigInteger value = Keys.number(number);
      whole = value.bitLength() < (value.signum() < 0 ? Long.SIZE : Long.SIZE + 1);
    } catch (NumberFormatException e) {
      whole = false;
    }
    if (!whole) {
      problems.error(
          "bad-spec", at.itsKey(), null, "%s is no integer of 64 bits".formatted(number));
    }
  }
}
