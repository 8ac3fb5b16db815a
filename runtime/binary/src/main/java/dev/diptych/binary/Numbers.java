package dev.diptych.binary;

import dev.diptych.model.schema.ScalarKind;

/** Numbers between raw bits and the Java types that generated code has for them. */
final class Numbers {
  private Numbers() {}

  /** The raw bits of a number that generated code gave for {@code kind}. */
  static long bits(Object number, ScalarKind kind) {
    if (number instanceof Float value) {
      return Float.floatToRawIntBits(value) & 0xFFFF_FFFFL;
    }
    if (number instanceof Double value) {
      return Double.doubleToRawLongBits(value);
    }
    long value = ((Number) number).longValue();
    return kind.sort() == ScalarKind.Sort.UNSIGNED && kind.width() == 4
        ? value & 0xFFFF_FFFFL
        : value;
  }

  /** The number of {@code bits} as generated code wants it. */
  static Object number(long bits, ScalarKind kind) {
    return switch (kind) {
      case F4LE, F4BE -> Float.intBitsToFloat((int) bits);
      case F8LE, F8BE -> Double.longBitsToDouble(bits);
      default -> bits;
    };
  }

  /** {@code value} as a parameter of {@code type} takes it: a long may have to become narrower. */
  static Object fit(Object value, Class<?> type) {
    if (!(value instanceof Long number)) {
      return value;
    }
    if (type == int.class || type == Integer.class) {
      return number.intValue();
    }
    if (type == short.class || type == Short.class) {
      return number.shortValue();
    }
    return type == byte.class || type == Byte.class ? (Object) number.byteValue() : number;
  }
}
