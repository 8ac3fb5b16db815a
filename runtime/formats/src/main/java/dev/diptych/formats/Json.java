package dev.diptych.formats;

import static java.util.Objects.requireNonNull;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
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

  @SuppressWarnings("unchecked")
  static List<Integer> numbers(Map<String, Object> map, String key) {
    return ((List<Number>) map.getOrDefault(key, List.of()))
        .stream().map(Number::intValue).toList();
  }

  /** A constant by its {@link #word}. */
  static <E extends Enum<E>> E constant(Class<E> type, String word) {
    return Enum.valueOf(type, word.toUpperCase(Locale.ROOT));
  }

  static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }

  /** A new map that begins with {@code value}. */
  static Map<String, Object> put(String key, Object value) {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put(key, value);
    return map;
  }

  static void putIfPresent(Map<String, Object> map, String key, @Nullable Object value) {
    if (value != null) {
      map.put(key, value);
    }
  }
}
