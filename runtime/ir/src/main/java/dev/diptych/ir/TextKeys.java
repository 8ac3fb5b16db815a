package dev.diptych.ir;

import dev.diptych.model.schema.Alias;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The keys {@code -twin-*} of a field, which determine its text. Components are null or empty where
 * the field has no such key.
 *
 * @param name its name
 * @param fallback its default
 * @param names names of values
 * @param elements the enumeration that names its elements
 * @param role its role
 * @param decimals number of decimals
 * @param unit symbol of the unit of its numbers
 * @param aliases its former names
 * @param radix radix of its integers
 * @param flags the enumeration that names its bits
 * @param checksum the key {@code -twin-checksum} as written; empty for none
 * @param item whether its bytes are shown on a line of their own
 */
public record TextKeys(
    @Nullable String name,
    @Nullable Number fallback,
    Map<String, Number> names,
    @Nullable String elements,
    @Nullable String role,
    @Nullable String decimals,
    @Nullable String unit,
    List<Alias> aliases,
    @Nullable String radix,
    @Nullable String flags,
    Map<String, Object> checksum,
    boolean item) {
  /** Whether the field is a checksum. */
  public boolean isChecksum() {
    return !checksum.isEmpty();
  }

  /** No key. */
  public static final TextKeys NONE =
      new TextKeys(
          null, null, Map.of(), null, null, null, null, List.of(), null, null, Map.of(), false);
}
