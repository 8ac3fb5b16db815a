package dev.diptych.plain.executor.schema;

/**
 * A field of a struct.
 *
 * @param id its id in the spec
 * @param name its name in the text
 * @param type what one element is
 * @param repeat how many elements there are, {@link #COUNTED}, or {@link #ONCE}
 * @param table whether its elements are rows of numbers
 * @param elements the enum whose names its elements bear, or null
 * @param optional whether it need not be there
 * @param defaultBits the bits that it has where the text does not say, or null
 * @param derivation how it follows from others
 */
public record Field(
    String id,
    String name,
    Type type,
    int repeat,
    boolean table,
    String elements,
    boolean optional,
    Long defaultBits,
    Derivation derivation) {
  /** It stands once. */
  public static final int ONCE = -1;

  /** It stands as often as the file says. */
  public static final int COUNTED = -2;

  /** Whether it has elements. */
  public boolean repeated() {
    return repeat != ONCE;
  }

  /** Whether it follows from others. */
  public boolean derived() {
    return !(derivation instanceof Derivation.None);
  }

  /** What it is called as an attribute though its elements are structs. */
  public String attribute() {
    return id.startsWith("_") ? id.substring(1) : id;
  }
}
