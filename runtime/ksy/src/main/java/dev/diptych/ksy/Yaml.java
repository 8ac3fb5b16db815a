package dev.diptych.ksy;

import static java.util.Objects.requireNonNull;

import dev.diptych.ir.DocText;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Typed access to the maps of a YAML reader. */
public final class Yaml {
  private Yaml() {}

  /** The map under {@code key}, empty where there is none. */
  @SuppressWarnings("unchecked")
  public static Map<String, Object> map(Map<String, Object> map, String key) {
    return map.get(key) instanceof Map<?, ?> found ? (Map<String, Object>) found : Map.of();
  }

  /** The maps in the list under {@code key}, empty where there is none. */
  @SuppressWarnings("unchecked")
  public static List<Map<String, Object>> maps(Map<String, Object> map, String key) {
    return map.get(key) instanceof List<?> found ? (List<Map<String, Object>>) found : List.of();
  }

  /** The texts in the list under {@code key}, or the single text; empty where there is none. */
  public static List<String> texts(Map<String, Object> map, String key) {
    if (map.get(key) instanceof List<?> found) {
      return found.stream().map(String::valueOf).toList();
    }
    String one = text(map, key);
    return one == null ? List.of() : List.of(one);
  }

  /** The scalar under {@code key} as text, or null. */
  public static @Nullable String text(Map<String, Object> map, String key) {
    Object found = map.get(key);
    return found == null ? null : String.valueOf(found);
  }

  /** The scalar under {@code key}, which must be there, as text. */
  public static String requireText(Map<String, Object> map, String key) {
    return requireNonNull(text(map, key), key);
  }

  /** The text under {@code key} with its lines joined, or an empty string. */
  public static String doc(Map<String, Object> map) {
    String doc = text(map, "doc");
    return doc == null ? "" : DocText.oneLine(doc);
  }
}
