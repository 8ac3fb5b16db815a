package dev.diptych.model.schema;

/** How a number is printed. Every number is accepted in every form. */
public sealed interface Notation {
  /** The name of the number, otherwise the shortest decimal. */
  Notation DEFAULT = new Shortest();

  /** As {@link #DEFAULT}. */
  record Shortest() implements Notation {}

  /**
   * A float with a fixed number of decimals if they are exact.
   *
   * @param count number of decimals
   */
  record Decimals(int count) implements Notation {}

  /**
   * The name of the number, otherwise hexadecimal digits, as many as the largest number of its type
   * has.
   */
  record Hex() implements Notation {}

  /** The names of the bits that are set, in a tuple if there are several. */
  record Flags() implements Notation {}
}
