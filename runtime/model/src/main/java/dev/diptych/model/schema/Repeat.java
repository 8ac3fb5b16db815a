package dev.diptych.model.schema;

/** How often a field stands in a file. */
public sealed interface Repeat {
  /** Exactly once. */
  record Once() implements Repeat {}

  /**
   * As often as the spec itself says.
   *
   * @param count the number of elements
   */
  record Fixed(int count) implements Repeat {}

  /** As often as a value elsewhere in the file says. */
  record Counted() implements Repeat {}
}
