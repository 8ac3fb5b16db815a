package dev.diptych.plain.executor.schema;

import org.jspecify.annotations.Nullable;

/**
 * A field of a struct.
 *
 * @param id its id in the spec
 * @param name its name in the text
 * @param type type of one element
 * @param repeat number of elements, {@link #COUNTED}, or {@link #ONCE}
 * @param table whether its elements are rows of numbers
 * @param elements the enum with the block names of its elements, or null
 * @param optional whether it may be absent
 * @param defaultBits its default, or null
 * @param derivation how it is derived
 */
public record Field(
    String id,
    String name,
    Type type,
    int repeat,
    boolean table,
    @Nullable String elements,
    boolean optional,
    @Nullable Long defaultBits,
    Derivation derivation) {
  /** Not repeated. */
  public static final int ONCE = -1;

  /** The file contains the number of elements. */
  public static final int COUNTED = -2;

  /** Whether it is repeated. */
  public boolean repeated() {
    return repeat != ONCE;
  }

  /** Whether it is derived. */
  public boolean derived() {
    return !(derivation instanceof Derivation.None);
  }

  /** Its name as an attribute, even if its elements are structs. */
  public String attribute() {
    return id.startsWith("_") ? id.substring(1) : id;
  }
}
