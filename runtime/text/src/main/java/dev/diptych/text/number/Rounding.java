package dev.diptych.text.number;

/**
 * Rounds decimal numbers, significand * 10^exponent, to the nearest {@code float} or {@code double}
 * without exact arithmetic.
 */
final class Rounding {
  /** Returned if exact arithmetic is needed: the bits of a NaN, which no decimal number has. */
  static final int UNSURE = -1;

  private static final int MIN_EXPONENT = -56;
  private static final int MAX_EXPONENT = 38;

  /** The nearest double to each power; no further precision is assumed. */
  @SuppressWarnings("FloatingPointLiteralPrecision")
  private static final double[] POWERS = {
    1e-56, 1e-55, 1e-54, 1e-53, 1e-52, 1e-51, 1e-50, 1e-49, 1e-48, 1e-47, 1e-46, 1e-45, 1e-44,
    1e-43, 1e-42, 1e-41, 1e-40, 1e-39, 1e-38, 1e-37, 1e-36, 1e-35, 1e-34, 1e-33, 1e-32, 1e-31,
    1e-30, 1e-29, 1e-28, 1e-27, 1e-26, 1e-25, 1e-24, 1e-23, 1e-22, 1e-21, 1e-20, 1e-19, 1e-18,
    1e-17, 1e-16, 1e-15, 1e-14, 1e-13, 1e-12, 1e-11, 1e-10, 1e-9, 1e-8, 1e-7, 1e-6, 1e-5, 1e-4,
    1e-3, 1e-2, 1e-1, 1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13,
    1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22, 1e23, 1e24, 1e25, 1e26, 1e27, 1e28, 1e29,
    1e30, 1e31, 1e32, 1e33, 1e34, 1e35, 1e36, 1e37, 1e38
  };

  /** A double has 29 more bits than a float; these are the bits halfway between two floats. */
  private static final long MIDDLE = 1L << 28;

  private static final long SURPLUS = (1L << 29) - 1;

  /**
   * Maximum distance of the product below from the exact value: each of the two factors and the
   * product is rounded once, by at most one part in 2^53, and a unit in the last place is at least
   * that. So it is less than 4 units.
   */
  private static final long ERROR = 4;

  private static final long MAX_EXACT_SIGNIFICAND = 1L << 53;

  /** The largest power of ten that a double represents exactly. */
  private static final int MAX_EXACT_EXPONENT = 22;

  private Rounding() {}

  /**
   * Returns the bits of the float nearest to significand * 10^exponent, infinity if it is too
   * large, or {@link #UNSURE}.
   *
   * @param significand below 10^18
   */
  static int nearestFloat(long significand, long exponent) {
    if (significand == 0) {
      return 0;
    }
    if (exponent < MIN_EXPONENT || exponent > MAX_EXPONENT) {
      return UNSURE;
    }
    double product = significand * POWERS[(int) exponent - MIN_EXPONENT];
    return product >= Float.MIN_NORMAL && isSure(product)
        ? Float.floatToRawIntBits((float) product)
        : UNSURE;
  }

  /**
   * Whether rounding to a float has the same result for a number and its product with a rounded
   * power of ten.
   *
   * @param product zero, or in the range of normal floats: below it a float has fewer bits
   */
  static boolean isSure(double product) {
    long distance = (Double.doubleToRawLongBits(product) & SURPLUS) - MIDDLE;
    // If the product is on the same side of the midpoint as the exact value, rounding twice equals
    // rounding once.
    return Math.abs(distance) > ERROR;
  }

  /**
   * Returns the bits of the double nearest to significand * 10^exponent, or {@link #UNSURE} if that
   * takes more than one operation.
   *
   * @param significand not negative
   */
  static long nearestDouble(long significand, long exponent) {
    if (significand == 0) {
      return 0;
    }
    // Both operands are exact, so that the operation rounds the exact result once.
    if (significand > MAX_EXACT_SIGNIFICAND || Math.abs(exponent) > MAX_EXACT_EXPONENT) {
      return UNSURE;
    }
    double power = POWERS[(int) Math.abs(exponent) - MIN_EXPONENT];
    return Double.doubleToRawLongBits(exponent < 0 ? significand / power : significand * power);
  }
}
