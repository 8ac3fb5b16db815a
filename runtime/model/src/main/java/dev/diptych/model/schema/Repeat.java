package dev.diptych.model.schema;

/** Number of elements of a field. */
public sealed interface Repeat {
  /** Not repeated. */
  record Once() implements Repeat {}

  /**
   * A number from the spec.
   *
   * @param count number of elements
   */
  record Fixed(int count) implements Repeat {}

  /** A number from the file. */
  record Counted() implements Repeat {}
}
