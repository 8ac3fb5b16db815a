package dev.diptych.binary.generated;

import dev.diptych.model.document.Scalar;
import dev.diptych.model.schema.ScalarKind;
import dev.diptych.model.schema.Type;
import java.util.Set;

/** Numbers between raw bits and the Java types that generated code has for them. */
public final class GeneratedNumbers {
  private GeneratedNumbers() {}

  /** The raw bits of a number that generated code gave for {@code kind}. */
  public static long bits(Object number, ScalarKind kind) {
    if (number instanceof Float value) {
      return Float.floatToRawIntBits(value) & 0xFFFF_FFFFL;
    }
    if (number instanceof Double value) {
      return Double.doubleToRawLongBits(value);
    }
    long value = toLong(number);
    // Where fields of several types share a member, Kaitai gives unsigned numbers a sign.
    boolean masked = kind.sort() == ScalarKind.Sort.UNSIGNED && kind.width() < 8;
    return masked ? value & -1L >>> (64 - 8 * kind.width()) : value;
  }

  /** The raw bits of a number of some bits. */
  static long bits(Object number, Type.Bits type) {
    return toLong(number) & -1L >>> (64 - type.width());
  }

  /** The number that generated code gave for {@code type}, a number of whole bytes or of bits. */
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
        ? (Long) GeneratedClass.of(named.getDeclaringClass()).get(named, "id")
        : ((Number) number).longValue();
  }

  /** The number of {@code bits} as generated code wants it. */
  static Object number(long bits, ScalarKind kind) {
    return switch (kind) {
      case F4LE, F4BE -> Float.intBitsToFloat((int) bits);
      case F8LE, F8BE -> Double.longBitsToDouble(bits);
      default -> bits;
    };
  }

  /**
   * The constant for {@code number}. Where there is none, some other: residue puts the number back.
   *
   * @param avoided numbers whose constants must not stand for it, because a condition may tell them
   *     from it
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
