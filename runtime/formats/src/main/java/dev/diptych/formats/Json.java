package dev.diptych.formats;

import static java.util.Objects.requireNonNull;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Typed access to parsed JSON. */
final class Json {
  private Json() {}

  /** The text at {@code key}, which must be there. */
  static String text(Map<String, Object> map, String key) {
    return (String) requireNonNull(map.get(key), key);
  }

  /** The text at {@code key}, or null. */
  static @Nullable String optionalText(Map<String, Object> map, String key) {
    return (String) map.get(key);
  }

  static int number(Map<String, Object> map, String key) {
    return ((Number) requireNonNull(map.get(key), key)).intValue();
  }

  static boolean flag(Map<String, Object> map, String key) {
    return Boolean.TRUE.equals(map.get(key));
  }

  @SuppressWarnings("unchecked")
  static Map<String, Object> map(Map<String, Object> map, String key) {
    return (Map<String, Object>) map.getOrDefault(key, Map.of());
  }

  @SuppressWarnings("unchecked")
  static List<Map<String, Object>> maps(Map<String, Object> map, String key) {
    return (List<Map<String, Object>>) map.getOrDefault(key, List.of());
  }

  @SuppressWarnings("unchecked")
  static List<String> texts(Map<String, Object> map, String key) {
    return (List<String>) map.getOrDefault(key, List.of());
  }

  static void putIfPresent(Map<String, Object> map, String key, @Nullable Object value) {
    if (value != null) {
      map.put(key, value);
    }
  }
}
