package dev.diptych.spectools.diff.rule;

import dev.diptych.model.schema.ScalarKind;
import dev.diptych.model.schema.Type;
import java.math.BigInteger;

/** Whether the values of one type are values of another in a text. */
final class TypeContainment {
  private TypeContainment() {}

  /** Whether every text of a value of {@code was} is valid for {@code is}. */
  static boolean contained(Type was, Type is) {
    boolean whole = whole(was) && whole(is);
    if (whole) {
      return min(is).compareTo(min(was)) <= 0 && max(is).compareTo(max(was)) >= 0;
    }
    if (was instanceof Type.Numeric one && is instanceof Type.Numeric other) {
      // The payload of a NaN has another width, and an integer is not a float.
      return one.kind().isFloat()
          && one.kind().width() == other.kind().width()
          && other.kind().isFloat();
    }
    return was.getClass().equals(is.getClass());
  }

  private static boolean whole(Type type) {
    return type instanceof Type.Bits
        || type instanceof Type.Varint
        || (type instanceof Type.Numeric numeric && !numeric.kind().isFloat());
  }

  private static BigInteger min(Type type) {
    return signed(type) ? BigInteger.ONE.shiftLeft(bits(type) - 1).negate() : BigInteger.ZERO;
  }

  private static BigInteger max(Type type) {
    int bits = signed(type) ? bits(type) - 1 : bits(type);
    return BigInteger.ONE.shiftLeft(bits).subtract(BigInteger.ONE);
  }

  private static boolean signed(Type type) {
    return type instanceof Type.Numeric numeric && numeric.kind().name().startsWith("S");
  }

  private static int bits(Type type) {
    if (type instanceof Type.Bits bits) {
      return bits.width();
    }
    ScalarKind kind = type instanceof Type.Numeric numeric ? numeric.kind() : ScalarKind.U8LE;
    return kind.width() * 8;
  }
}
