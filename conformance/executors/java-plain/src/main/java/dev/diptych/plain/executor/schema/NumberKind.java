package dev.diptych.plain.executor.schema;

import java.math.BigInteger;

/**
 * What kind of number a field holds. Values travel as 64 bits: whole numbers extended by their
 * sign, floats as their own bits.
 *
 * @param sort {@code u}, {@code s} or {@code f}
 * @param bits how wide it is
 * @param tag what an infoset calls it
 */
public record NumberKind(char sort, int bits, String tag) {
  /** The kind that a schema calls {@code name}: {@code u1}, {@code s4le} … */
  static NumberKind named(String name) {
    String tag = name.substring(0, 2);
    return new NumberKind(tag.charAt(0), 8 * (tag.charAt(1) - '0'), tag);
  }

  /** A whole number of so many bits. */
  static NumberKind ofBits(int width) {
    return new NumberKind('u', width, "bits");
  }

  /** Whether it is IEEE 754. */
  public boolean isFloat() {
    return sort == 'f';
  }

  /** Whether it is so many bits, which need not end at a byte. */
  public boolean isBits() {
    return tag.equals("bits");
  }

  /** Whether {@code number} is one of this whole kind. */
  public boolean holds(BigInteger number) {
    return sort == 's'
        ? number.bitLength() < bits
        : number.signum() >= 0 && number.bitLength() <= bits;
  }

  /** The number that {@code value} is. */
  public BigInteger whole(long value) {
    return sort == 's' ? BigInteger.valueOf(value) : new BigInteger(Long.toUnsignedString(value));
  }
}
