package dev.diptych.model.schema;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/**
 * The values that an integer type can have.
 *
 * @param min the smallest
 * @param max the largest
 */
public record IntegerRange(BigInteger min, BigInteger max) {
  /** The range of {@code type}; null if it is not of integers. A varint has 64 bits. */
  public static @Nullable IntegerRange of(Type type) {
    if (type instanceof Type.Bits bits) {
      return unsigned(bits.width());
    }
    if (type instanceof Type.Varint) {
      return unsigned(Long.SIZE);
    }
    if (!(type instanceof Type.Numeric number) || number.kind().isFloat()) {
      return null;
    }
    int bits = number.kind().width() * Byte.SIZE;
    return of(bits, number.kind().sort() == ScalarKind.Sort.SIGNED);
  }

  /** The range of numbers of {@code bits} bits. */
  public static IntegerRange of(int bits, boolean signed) {
    return signed ? signed(bits) : unsigned(bits);
  }

  private static IntegerRange unsigned(int bits) {
    return new IntegerRange(
        BigInteger.ZERO, BigInteger.ONE.shiftLeft(bits).subtract(BigInteger.ONE));
  }

  private static IntegerRange signed(int bits) {
    BigInteger limit = BigInteger.ONE.shiftLeft(bits - 1);
    return new IntegerRange(limit.negate(), limit.subtract(BigInteger.ONE));
  }

  /** Whether {@code value} is in this range. */
  public boolean contains(BigInteger value) {
    return min.compareTo(value) <= 0 && max.compareTo(value) >= 0;
  }

  /** Whether all values of {@code other} are in this range. */
  public boolean contains(IntegerRange other) {
    return contains(other.min) && contains(other.max);
  }
}
