package dev.diptych.compiler.schema;

import dev.diptych.ir.Node;
import dev.diptych.ir.TypeDef;
import dev.diptych.model.checksum.Covered;
import dev.diptych.model.checksum.Unpacking;
import dev.diptych.model.checksum.Unpacking.Method;
import dev.diptych.model.diagnostic.Suggestion;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads {@code of} and {@code unpack} of {@code -twin-checksum}. */
final class CoverageReader {
  private static final String OF = "of";
  private static final String UNPACK = "unpack";
  private static final List<String> METHODS = List.of("none", "process", "deflate", "zlib");

  private final SchemaDeriver schema;
  private final TypeDef type;
  private final ChecksumKey checksum;

  CoverageReader(SchemaDeriver schema, TypeDef type, ChecksumKey checksum) {
    this.schema = schema;
    this.type = type;
    this.checksum = checksum;
  }

  List<Covered> read() throws UnsupportedConstruct {
    Unpacking unpacking = unpacking(checksum, Unpacking.NONE);
    Object of = checksum.map().get(OF);
    if (of instanceof List<?> parts) {
      List<Covered> all = new ArrayList<>();
      for (int i = 0; i < parts.size(); i++) {
        all.add(part(parts.get(i), unpacking, OF, Integer.toString(i)));
      }
      return all;
    }
    if (of instanceof Map<?, ?>) {
      return List.of(part(of, unpacking, OF));
    }
    return List.of(word(checksum.text(OF), unpacking));
  }

  private Covered word(@Nullable String word, Unpacking unpacking) throws UnsupportedConstruct {
    return switch (word == null ? "" : word) {
      case "before" -> new Covered.Before();
      case "after" -> new Covered.After();
      case "struct" -> new Covered.Field(List.of(), unpacking);
      case "file" -> new Covered.Field(List.of("_root"), unpacking);
      default -> {
        String expected = "expected a list of fields, a range, or before, after, struct or file";
        throw word == null
            ? checksum.error("requires of: " + expected.substring(9))
            : checksum.error(expected + ", not '" + word + "'", OF);
      }
    };
  }

  @SuppressWarnings("unchecked")
  private Covered part(Object part, Unpacking otherwise, String... steps)
      throws UnsupportedConstruct {
    if (!(part instanceof Map<?, ?> map)) {
      return new Covered.Field(path(String.valueOf(part)), otherwise);
    }
    ChecksumKey key = checksum.inner((Map<String, Object>) map, steps);
    int kinds =
        (key.has("field") ? 1 : 0)
            + (key.has("bytes") ? 1 : 0)
            + (key.has("from") || key.has("to") ? 1 : 0);
    if (kinds != 1 || (key.has(UNPACK) && !key.has("field"))) {
      throw key.error("expected field with unpack, from and to, or bytes");
    }
    if (key.has("bytes")) {
      return literal(key);
    }
    return key.has("field")
        ? new Covered.Field(path(key.requireText("field")), unpacking(key, otherwise))
        : new Covered.Range(key.text("from"), key.text("to"));
  }

  private static Covered literal(ChecksumKey key) throws UnsupportedConstruct {
    List<String> given = key.texts("bytes");
    byte[] bytes = new byte[given.size()];
    for (int i = 0; i < bytes.length; i++) {
      String at = Integer.toString(i);
      ChecksumKey one = key.inner(Map.of(at, new BigInteger(given.get(i))), "bytes");
      bytes[i] = (byte) one.within(at, 0, 0, 255);
    }
    return new Covered.Literal(HexFormat.of().formatHex(bytes));
  }

  static List<String> path(String dotted) {
    return Arrays.asList(dotted.split("\\.", -1));
  }

  private Unpacking unpacking(ChecksumKey key, Unpacking otherwise) throws UnsupportedConstruct {
    ChecksumKey choice = key.inner(key.map(UNPACK), UNPACK);
    if (choice.map().isEmpty()) {
      String word = key.text(UNPACK);
      return word == null ? otherwise : Unpacking.always(method(key, word, UNPACK));
    }
    String on = choice.text("switch-on");
    if (on == null || !(type.node(on) instanceof Node.Field selector)) {
      throw key.error("switch-on requires a field of " + type.name(), UNPACK, "switch-on");
    }
    Map<Long, Method> cases = new LinkedHashMap<>();
    Method rest = Method.NONE;
    for (Map.Entry<String, Object> one : choice.map("cases").entrySet()) {
      String value = String.valueOf((Object) one.getKey());
      Method method = method(key, String.valueOf(one.getValue()), UNPACK, "cases", value);
      if (value.equals("_")) {
        rest = method;
      } else {
        cases.put(number(key, selector, value), method);
      }
    }
    return new Unpacking(on, cases, rest);
  }

  private long number(ChecksumKey key, Node.Field selector, String value)
      throws UnsupportedConstruct {
    if (value.matches("\\d{1,9}")) {
      return Long.parseLong(value);
    }
    String label = value.substring(value.lastIndexOf(':') + 1);
    Long number = schema.number(selector.type(), label);
    if (number == null) {
      String message = "expected a number or a name of %s, not '%s'";
      throw key.error(message.formatted(selector.id(), value), UNPACK, "cases", value);
    }
    return number;
  }

  private static Method method(ChecksumKey key, String word, String... steps)
      throws UnsupportedConstruct {
    if (!METHODS.contains(word)) {
      String message = "unpack must be none, process, deflate or zlib, not '" + word + "'";
      throw key.error(message + Suggestion.of(word, METHODS), steps);
    }
    return Method.valueOf(word.toUpperCase(Locale.ROOT));
  }
}
