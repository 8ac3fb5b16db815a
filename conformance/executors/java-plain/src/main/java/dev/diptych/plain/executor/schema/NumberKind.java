package dev.diptych.plain.executor.schema;

import java.math.BigInteger;

/**
 * The type of a number. Values are kept as 64 bits: integers sign-extended, floats as their own
 * bits.
 *
 * @param sort {@code u}, {@code s} or {@code f}
 * @param bits its width
 * @param tag its tag in infosets
 */
public record NumberKind(char sort, int bits, String tag) {
  /** The kind with the schema name {@code name}: {@code u1}, {@code s4le} … */
  static NumberKind named(String name) {
    String tag = name.substring(0, 2);
    return new NumberKind(tag.charAt(0), 8 * (tag.charAt(1) - '0'), tag);
  }

  /** An unsigned integer of {@code width} bits. */
  static NumberKind ofBits(int width) {
    return new NumberKind('u', width, "bits");
  }

  /** Whether this is a float. */
  public boolean isFloat() {
    return sort == 'f';
  }

  /** Whether the width is in bits that need not be byte-aligned. */
  public boolean isBits() {
    return tag.equals("bits");
  }

  /** Whether {@code number} is in the range of this integer kind. */
  public boolean holds(BigInteger number) {
    return sort == 's'
        ? number.bitLength() < bits
        : number.signum() >= 0 && number.bitLength() <= bits;
  }

  /** The number that {@code value} represents. */
  public BigInteger whole(long value) {
    return sort == 's' ? BigInteger.valueOf(value) : new BigInteger(Long.toUnsignedString(value));
  }
}
