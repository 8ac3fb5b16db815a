package dev.diptych.binary.generated;

import dev.diptych.model.document.Scalar;
import dev.diptych.model.schema.ScalarKind;
import dev.diptych.model.schema.Type;
import java.util.Set;

/** Converts numbers between raw bits and the Java types of generated code. */
public final class GeneratedNumbers {
  private GeneratedNumbers() {}

  /** The raw bits of {@code number}, which generated code read as {@code kind}. */
  public static long bits(Object number, ScalarKind kind) {
    if (number instanceof Float value) {
      return Float.floatToRawIntBits(value) & 0xFFFF_FFFFL;
    }
    if (number instanceof Double value) {
      return Double.doubleToRawLongBits(value);
    }
    long value = toLong(number);
    // If fields of several types share a member, Kaitai sign-extends unsigned numbers.
    boolean masked = kind.sort() == ScalarKind.Sort.UNSIGNED && kind.width() < 8;
    return masked ? value & -1L >>> (64 - 8 * kind.width()) : value;
  }

  /** The raw bits of a bit field. */
  static long bits(Object number, Type.Bits type) {
    return toLong(number) & -1L >>> (64 - type.width());
  }

  /**
   * The scalar of {@code number}, which generated code read as {@code type}, a number or a bit
   * field.
   */
  public static Scalar scalar(Object number, Type type) {
    return Scalar.of(
        type instanceof Type.Bits bits
            ? bits(number, bits)
            : bits(number, ((Type.Numeric) type).kind()));
  }

  static long toLong(Object number) {
    if (number instanceof Boolean flag) {
      return flag ? 1 : 0;
    }
    return number instanceof Enum<?> named
        ? (Long) GeneratedClass.of(named.getDeclaringClass()).require(named, "id")
        : ((Number) number).longValue();
  }

  /** The Java number for {@code bits}. */
  static Object number(long bits, ScalarKind kind) {
    return switch (kind) {
      case F4LE, F4BE -> Float.intBitsToFloat((int) bits);
      case F8LE, F8BE -> Double.longBitsToDouble(bits);
      default -> bits;
    };
  }

  /**
   * The constant for {@code number}, or another one if there is none: residue restores the number.
   *
   * @param avoided numbers whose constants must not replace it, because a condition may distinguish
   *     them
   */
  public static Object constant(Class<?> type, long number, Set<Long> avoided) {
    Object other = null;
    for (Object constant : type.getEnumConstants()) {
      if (toLong(constant) == number) {
        return constant;
      }
      if (other == null && !avoided.contains(toLong(constant))) {
        other = constant;
      }
    }
    return other == null ? type.getEnumConstants()[0] : other;
  }
}
