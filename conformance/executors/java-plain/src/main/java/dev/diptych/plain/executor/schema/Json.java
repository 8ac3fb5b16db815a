package dev.diptych.plain.executor.schema;

import static java.util.Objects.requireNonNull;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Members of JSON objects; optional members that are missing are null, false or empty. */
final class Json {
  private Json() {}

  /** The text {@code member}, which must be there. */
  static String require(Map<?, ?> json, String member) {
    return requireNonNull(text(json, member), member);
  }

  static @Nullable String text(Map<?, ?> json, String member) {
    return (String) json.get(member);
  }

  static boolean flag(Map<?, ?> json, String member) {
    return Boolean.TRUE.equals(json.get(member));
  }

  static Map<?, ?> map(Map<?, ?> json, String member) {
    return json.get(member) instanceof Map<?, ?> map ? map : Map.of();
  }

  static List<String> texts(Map<?, ?> json, String member) {
    return list(json, member).stream().map(String.class::cast).toList();
  }

  static List<Map<?, ?>> maps(Map<?, ?> json, String member) {
    return list(json, member).stream().<Map<?, ?>>map(one -> (Map<?, ?>) one).toList();
  }

  private static List<?> list(Map<?, ?> json, String member) {
    return json.get(member) instanceof List<?> list ? list : List.of();
  }
}
