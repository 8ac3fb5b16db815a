package dev.diptych.ir;

import dev.diptych.model.schema.ScalarKind;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The type of an expression.
 *
 * @param kind what its values are
 * @param number how its values are stored, where they are read from a number of whole bytes; little
 *     endian where the byte order is not known
 * @param ordered whether the byte order of a stored number is known
 * @param bits how many bits its values have, where they are read from bits; otherwise 0
 * @param struct the full name of its struct; null for another kind and for a struct of any type
 * @param enumeration the full name of its enumeration; null for another kind
 * @param element the type of the elements of an array; null for another kind
 */
public record ValueType(
    Kind kind,
    @Nullable ScalarKind number,
    boolean ordered,
    int bits,
    @Nullable String struct,
    @Nullable String enumeration,
    @Nullable ValueType element) {
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
    /** Structs. */
    STRUCT,
    /** Arrays. */
    ARRAY,
    /** Streams. */
    STREAM,
    /** Anything else: it depends on the file. */
    ANY
  }

  /** Integers that are not read from a file. */
  public static final ValueType INT = of(Kind.INT);

  /** Floating-point numbers that are not read from a file. */
  public static final ValueType FLOAT = of(Kind.FLOAT);

  /** Truth values that are not read from bits. */
  public static final ValueType BOOL = of(Kind.BOOL);

  /** Strings. */
  public static final ValueType TEXT = of(Kind.TEXT);

  /** Byte arrays. */
  public static final ValueType BYTES = of(Kind.BYTES);

  /** Structs of any type. */
  public static final ValueType STRUCT = of(Kind.STRUCT);

  /** Streams. */
  public static final ValueType STREAM = of(Kind.STREAM);

  /** Anything. */
  public static final ValueType ANY = of(Kind.ANY);

  /** Written out, because plans compare types at every start. */
  @Override
  public boolean equals(@Nullable Object other) {
    return this == other
        || (other instanceof ValueType type
            && kind == type.kind
            && number == type.number
            && ordered == type.ordered
            && bits == type.bits
            && Objects.equals(struct, type.struct)
            && Objects.equals(enumeration, type.enumeration)
            && Objects.equals(element, type.element));
  }

  @Override
  public int hashCode() {
    return Objects.hash(kind, number, ordered, bits, struct, enumeration, element);
  }

  private static ValueType of(Kind kind) {
    return new ValueType(kind, null, true, 0, null, null, null);
  }

  /** Numbers of whole bytes. */
  public static ValueType stored(ScalarKind number, boolean ordered) {
    Kind kind = number.isFloat() ? Kind.FLOAT : Kind.INT;
    return new ValueType(kind, number, ordered, 0, null, null, null);
  }

  /** Numbers of bits; one bit is a truth value. */
  public static ValueType ofBits(int width) {
    Kind kind = width == 1 ? Kind.BOOL : Kind.INT;
    return new ValueType(kind, null, true, width, null, null, null);
  }

  /** Structs of the type {@code name}. */
  public static ValueType ofStruct(String name) {
    return new ValueType(Kind.STRUCT, null, true, 0, name, null, null);
  }

  /** Arrays of {@code element}. */
  public static ValueType array(ValueType element) {
    return new ValueType(Kind.ARRAY, null, true, 0, null, null, element);
  }

  /** These numbers as members of the enumeration {@code name}. */
  public ValueType named(String name) {
    return new ValueType(Kind.ENUM, number, ordered, bits, null, name, null);
  }

  /** The full name of its struct or enumeration; null where it is neither. */
  public @Nullable String name() {
    return struct != null ? struct : enumeration;
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
