package dev.diptych.ir;

import dev.diptych.model.schema.ScalarKind;
import org.jspecify.annotations.Nullable;

/**
 * The type of an expression.
 *
 * @param kind what its values are
 * @param number how its values are stored, where they are read from a number of whole bytes
 * @param bits how many bits its values have, where they are read from bits; otherwise 0
 * @param name the full name of its struct or enumeration; null where it is neither
 */
public record ValueType(Kind kind, @Nullable ScalarKind number, int bits, @Nullable String name) {
  /** The kinds of values. */
  public enum Kind {
    /** Truth values. */
    BOOL,
    /** Integers. */
    INT,
    /** Floating-point numbers. */
    FLOAT,
    /** Members of an enumeration. */
    ENUM,
    /** Strings. */
    TEXT,
    /** Byte arrays. */
    BYTES,
    /** Structs of one type. */
    STRUCT,
    /** Arrays and streams, which have members of the language only. */
    BUILT_IN,
    /** Anything else. */
    OTHER
  }

  /**
   * Whether the width of a computed value of this type is unknown, because it is not read from a
   * file.
   */
  public boolean calculated() {
    return kind == Kind.INT && number == null && bits == 0;
  }

  /** Whether a stored value of this type may need more than 31 bits. */
  public boolean wide() {
    if (number != null && !number.isFloat()) {
      boolean unsigned = number.sort() == ScalarKind.Sort.UNSIGNED;
      return number.width() > 4 || (number.width() == 4 && unsigned);
    }
    return bits > 31;
  }
}
