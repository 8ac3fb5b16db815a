package dev.diptych.compiler.ir;

import java.util.Map;

/**
 * How the text shows a field, by the keys {@code -twin-*}. Every component is null where the field
 * has no such key.
 *
 * @param name its name
 * @param fallback its default
 * @param names names of values
 * @param elements the enumeration that names its elements
 * @param role its role
 * @param decimals number of decimals
 * @param unit symbol of the unit of its numbers
 * @param item whether its bytes are shown on a line of their own
 */
public record TextKeys(
    String name,
    Number fallback,
    Map<String, Number> names,
    String elements,
    String role,
    String decimals,
    String unit,
    boolean item) {
  /** No key. */
  public static final TextKeys NONE = new TextKeys(null, null, null, null, null, null, null, false);
}
