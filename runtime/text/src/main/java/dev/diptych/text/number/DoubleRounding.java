package dev.diptych.text.number;

/** Rounds a decimal number to the nearest {@code double} if a single operation suffices. */
final class DoubleRounding {
  /** Returned if it does not suffice: the bits of a NaN, which no decimal number has. */
  static final long UNSURE = -1;

  private static final long MAX_SIGNIFICAND = 1L << 53;

  /** The powers of ten that a double represents exactly. */
  private static final double[] POWERS = {
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22
  };

  private DoubleRounding() {}

  /**
   * Returns the bits of the double nearest to significand * 10^exponent, or {@link #UNSURE}.
   *
   * @param significand not negative
   */
  static long nearest(long significand, long exponent) {
    if (significand == 0) {
      return 0;
    }
    // Both operands are exact, so that the operation rounds the exact result once.
    if (significand > MAX_SIGNIFICAND || Math.abs(exponent) >= POWERS.length) {
      return UNSURE;
    }
    double power = POWERS[(int) Math.abs(exponent)];
    return Double.doubleToRawLongBits(exponent < 0 ? significand / power : significand * power);
  }
}
