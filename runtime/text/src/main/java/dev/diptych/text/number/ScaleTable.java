package dev.diptych.text.number;

/**
 * The factors 10^-k that convert a binary number to decimal, in 126 bits: for each k the number
 * {@code g = floor(10^-k * 2^r) + 1} with r such that {@code 2^125 <= g < 2^126}. This is the table
 * of the Schubfach algorithm.
 *
 * <p>It is computed instead of stored: a step from one power to the next takes one pass over seven
 * limbs of 32 bits, half a millisecond for all of {@code double} in a cold JVM, where {@code
 * BigInteger} takes ten. A step errs by less than one unit in the last of the 224 bits, so that the
 * upper 126 are exact after a few hundred steps; a test compares each of them with the exact
 * quotient.
 */
final class ScaleTable {
  private static final int LIMBS = 7;
  private static final long LIMB = 0xffff_ffffL;

  private final int min;
  private final long[] halves;

  private ScaleTable(int min, int max) {
    this.min = min;
    this.halves = new long[2 * (max - min + 1)];
  }

  /**
   * Returns the table for min <= k <= max, which must include 0: at {@code 2 * (k - min)} the upper
   * 63 bits of g, followed by the lower 63.
   */
  static long[] of(int min, int max) {
    ScaleTable table = new ScaleTable(min, max);
    long[] power = one();
    table.put(0, power);
    for (int k = -1; k >= min; k--) {
      timesTen(power);
      table.put(k, power);
    }
    power = one();
    for (int k = 1; k <= max; k++) {
      byTen(power);
      table.put(k, power);
    }
    return table.halves;
  }

  /**
   * One, without its exponent like all numbers here: the highest bit is set, the lowest limb first.
   */
  private static long[] one() {
    long[] limbs = new long[LIMBS];
    limbs[LIMBS - 1] = 1L << 31;
    return limbs;
  }

  private static void timesTen(long[] limbs) {
    long carry = 0;
    for (int i = 0; i < LIMBS; i++) {
      carry += limbs[i] * 5;
      limbs[i] = carry & LIMB;
      carry >>>= 32;
    }
    int shift = 64 - Long.numberOfLeadingZeros(carry);
    for (int i = 0; i < LIMBS; i++) {
      long above = i == LIMBS - 1 ? carry : limbs[i + 1];
      limbs[i] = (limbs[i] >>> shift | above << (32 - shift)) & LIMB;
    }
  }

  private static void byTen(long[] limbs) {
    long rest = 0;
    for (int i = LIMBS - 1; i >= 0; i--) {
      rest = rest << 32 | limbs[i];
      limbs[i] = rest / 5;
      rest %= 5;
    }
    int shift = Long.numberOfLeadingZeros(limbs[LIMBS - 1]) - 32;
    for (int i = LIMBS - 1; i >= 0; i--) {
      long below = i == 0 ? 0 : limbs[i - 1];
      limbs[i] = (limbs[i] << shift | below >>> (32 - shift)) & LIMB;
    }
  }

  private void put(int k, long[] limbs) {
    int at = 2 * (k - min);
    halves[at] = (limbs[6] << 32 | limbs[5]) >>> 1;
    // The lower half is never all ones, so that adding one does not carry.
    halves[at + 1] = ((limbs[5] & 1) << 62 | limbs[4] << 30 | limbs[3] >>> 2) + 1;
  }
}
