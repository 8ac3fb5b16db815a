package dev.diptych.formats;

import static java.util.Objects.requireNonNull;

import dev.diptych.model.checksum.Algorithm;
import dev.diptych.model.checksum.Algorithm.Combination;
import dev.diptych.model.checksum.Algorithm.Complement;
import dev.diptych.model.checksum.Algorithms;
import dev.diptych.model.checksum.Checksum;
import dev.diptych.model.checksum.Covered;
import dev.diptych.model.checksum.Unpacking;
import dev.diptych.model.checksum.Unpacking.Method;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Checksums of schemas as maps and lists for JSON. Parameters of sums and CRCs are complete. */
final class ChecksumJson {
  private static final int HEX = 16;

  private ChecksumJson() {}

  static Map<String, Object> write(Checksum checksum) {
    Map<String, Object> map = algorithm(checksum.algorithm());
    if (checksum.bits() != checksum.algorithm().width()) {
      map.put("bits", checksum.bits());
    }
    map.put("of", checksum.of().stream().map(ChecksumJson::covered).toList());
    if (checksum.self() != null) {
      map.put("self", checksum.self());
    }
    if (!checksum.blank().isEmpty()) {
      map.put("blank", checksum.blank());
    }
    map.put("order", checksum.little() ? "le" : "be");
    Checksum.Digits digits = checksum.digits();
    if (digits != null) {
      map.put("radix", digits.radix());
      map.put("digits", digits.count());
      map.put("upper", digits.upper());
    }
    map.put("length", checksum.length());
    return map;
  }

  private static Map<String, Object> algorithm(Algorithm algorithm) {
    Map<String, Object> map = new LinkedHashMap<>();
    if (!algorithm.name().isEmpty()) {
      map.put("algorithm", algorithm.name());
    }
    map.put("width", algorithm.width());
    if (algorithm instanceof Algorithm.Crc crc) {
      map.put("poly", hex(crc.poly()));
      map.put("init", hex(crc.init()));
      map.put("refin", crc.refin());
      map.put("refout", crc.refout());
      map.put("xorout", hex(crc.xorout()));
    } else if (algorithm instanceof Algorithm.Sum sum) {
      map.put("combination", Json.word(sum.combination()));
      map.put("word", sum.word());
      map.put("complement", Json.word(sum.complement()));
      map.put("init", hex(sum.init()));
    }
    return map;
  }

  private static Map<String, Object> covered(Covered covered) {
    Map<String, Object> map = new LinkedHashMap<>();
    if (covered instanceof Covered.Field field) {
      map.put("field", field.path());
      unpacking(field.unpacking(), map);
    } else if (covered instanceof Covered.Range range) {
      Json.putIfPresent(map, "from", range.from());
      Json.putIfPresent(map, "to", range.to());
    } else if (covered instanceof Covered.Literal literal) {
      map.put("bytes", literal.hex());
    } else {
      map.put(covered instanceof Covered.Before ? "before" : "after", true);
    }
    return map;
  }

  private static void unpacking(Unpacking unpacking, Map<String, Object> map) {
    if (unpacking.otherwise() != Method.NONE) {
      map.put("unpack", Json.word(unpacking.otherwise()));
    }
    if (unpacking.on() != null) {
      Map<String, Object> cases = new LinkedHashMap<>();
      unpacking
          .cases()
          .forEach((value, method) -> cases.put(Long.toString(value), Json.word(method)));
      map.put("on", unpacking.on());
      map.put("cases", cases);
    }
  }

  static Checksum read(Map<String, Object> map) {
    List<Covered> of = new ArrayList<>();
    Json.maps(map, "of").forEach(each -> of.add(covered(each)));
    List<List<String>> blank = new ArrayList<>();
    if (map.get("blank") instanceof List<?> paths) {
      paths.forEach(path -> blank.add(((List<?>) path).stream().map(String::valueOf).toList()));
    }
    Algorithm algorithm = algorithm(map);
    return new Checksum(
        algorithm,
        map.containsKey("bits") ? Json.number(map, "bits") : algorithm.width(),
        of,
        map.containsKey("self") ? Json.number(map, "self") : null,
        blank,
        Json.text(map, "order").equals("le"),
        map.containsKey("radix")
            ? new Checksum.Digits(
                Json.number(map, "radix"), Json.number(map, "digits"), Json.flag(map, "upper"))
            : null,
        Json.number(map, "length"));
  }

  private static Algorithm algorithm(Map<String, Object> map) {
    String name = Json.optionalText(map, "algorithm");
    String known = name == null ? "" : name;
    int width = Json.number(map, "width");
    if (map.containsKey("poly")) {
      return new Algorithm.Crc(
          known,
          width,
          hex(map, "poly"),
          hex(map, "init"),
          Json.flag(map, "refin"),
          Json.flag(map, "refout"),
          hex(map, "xorout"));
    }
    if (map.containsKey("word")) {
      return new Algorithm.Sum(
          known,
          width,
          Json.number(map, "word"),
          Json.constant(Combination.class, Json.text(map, "combination")),
          Json.constant(Complement.class, Json.text(map, "complement")),
          hex(map, "init"));
    }
    return known.equals("size")
        ? new Algorithm.Size(width)
        : requireNonNull(Algorithms.named(known), known);
  }

  private static Covered covered(Map<String, Object> map) {
    if (map.containsKey("field")) {
      return new Covered.Field(Json.texts(map, "field"), unpacking(map));
    }
    if (map.containsKey("bytes")) {
      return new Covered.Literal(Json.text(map, "bytes"));
    }
    if (map.containsKey("before")) {
      return new Covered.Before();
    }
    return map.containsKey("after")
        ? new Covered.After()
        : new Covered.Range(Json.optionalText(map, "from"), Json.optionalText(map, "to"));
  }

  private static Unpacking unpacking(Map<String, Object> map) {
    Map<Long, Method> cases = new LinkedHashMap<>();
    if (map.containsKey("cases")) {
      Json.map(map, "cases")
          .forEach((value, word) -> cases.put(Long.valueOf(value), method((String) word)));
    }
    return new Unpacking(
        Json.optionalText(map, "on"), cases, method(Json.optionalText(map, "unpack")));
  }

  private static Method method(@Nullable String word) {
    return word == null ? Method.NONE : Json.constant(Method.class, word);
  }

  private static String hex(long bits) {
    return Long.toHexString(bits);
  }

  private static long hex(Map<String, Object> map, String key) {
    return Long.parseUnsignedLong(Json.text(map, key), HEX);
  }
}
