package dev.diptych.compiler.schema;

/** The storage of a field in generated code. */
public enum Strategy {
  /** As the spec declares it. */
  DECLARED,
  /** As a record table. */
  TABLE,
  /**
   * Without interpretation, so that every value is preserved: numbers without the names of their
   * enumeration, strings as bytes, bytes with their terminator and padding.
   */
  RAW,
  /**
   * As characters of one byte each. They compare with ASCII as the string does, and preserve bytes
   * that are not valid in its encoding.
   */
  LATIN,
  /** With a terminator that only the runtime can write. */
  WIDE,
  /** As one of several structs; a case that is not a struct gets a box, a struct of one field. */
  BOXED
}
