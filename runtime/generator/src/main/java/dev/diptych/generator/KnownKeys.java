package dev.diptych.generator;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * A copy of a spec with the keys that decide about its values only: without descriptions, which
 * would be text in generated code, and without all keys that are not known.
 */
final class KnownKeys {
  private static final Set<String> META =
      Set.of("id", "imports", "endian", "bit-endian", "encoding");

  private static final Set<String> FIELD =
      Set.of(
          "id",
          "type",
          "size",
          "size-eos",
          "terminator",
          "include",
          "consume",
          "eos-error",
          "pad-right",
          "encoding",
          "contents",
          "repeat",
          "repeat-expr",
          "repeat-until",
          "if",
          "enum",
          "pos",
          "io",
          "process",
          "valid",
          "value",
          "parent");

  private KnownKeys() {}

  /** The copy of a type, or of a whole spec. */
  static Map<String, Object> of(Map<?, ?> type) {
    Map<String, Object> copy = new LinkedHashMap<>();
    type.forEach(
        (key, value) -> {
          Object known = known(String.valueOf(key), value);
          if (known != null) {
            copy.put(String.valueOf(key), known);
          }
        });
    return copy;
  }

  private static @Nullable Object known(String key, Object value) {
    return switch (key) {
      case "meta" -> filtered(value, META);
      case "seq", "params" ->
          value instanceof List<?> fields
              ? fields.stream().map(each -> filtered(each, FIELD)).toList()
              : value;
      case "instances" -> each(value, instance -> filtered(instance, FIELD));
      case "types" -> each(value, type -> type instanceof Map<?, ?> map ? of(map) : type);
      case "enums" -> each(value, members -> each(members, KnownKeys::member));
      default -> null;
    };
  }

  /** A member of an enumeration is its id, or a map with its id and descriptions. */
  private static Object member(Object value) {
    Object id = value instanceof Map<?, ?> map ? map.get("id") : null;
    return id == null ? value : id;
  }

  private static Object filtered(Object value, Set<String> keys) {
    if (!(value instanceof Map<?, ?> map)) {
      return value;
    }
    Map<String, Object> copy = new LinkedHashMap<>();
    map.forEach(
        (key, content) -> {
          if (keys.contains(String.valueOf(key))) {
            copy.put(String.valueOf(key), content);
          }
        });
    return copy;
  }

  private static Object each(Object value, UnaryOperator<Object> change) {
    if (!(value instanceof Map<?, ?> map)) {
      return value;
    }
    Map<Object, Object> copy = new LinkedHashMap<>();
    map.forEach((key, content) -> copy.put(key, change.apply(content)));
    return copy;
  }
}
