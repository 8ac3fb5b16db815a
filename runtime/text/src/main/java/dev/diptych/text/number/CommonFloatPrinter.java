package dev.diptych.text.number;

/**
 * Prints the floats that recordings mostly contain, with the same results as the general way:
 * normal numbers below 2^25 that are no power of two.
 *
 * <p>Below 2^25 the bounds of the rounding interval need not be scaled: half the distance between
 * two numbers is, once for each exponent, and both it and the scaled number are rounded down. It
 * does not matter either whether a bound itself reads back to the number. An exhaustive test
 * compares all of these numbers with the general way.
 */
final class CommonFloatPrinter {
  /** The first biased exponent that is not common: of 2^25. */
  static final int END = 152;

  /** Scaled numbers have this many bits after the point. */
  private static final int POINT = 33;

  private static final long HALF = 1L << (POINT - 1);

  /** A significand is shifted by this; its scale by the rest of what its exponent requires. */
  private static final int SHIFT = 39;

  /** Arrays have an element for each eight bits, so that Java need not check an index. */
  private static final int EXPONENTS = 256;

  private static final long[] FACTORS = new long[EXPONENTS];
  private static final long[] HALVES = new long[EXPONENTS];
  private static final int[] POWERS = new int[EXPONENTS];

  /** A multiplication is slower than this array. */
  private static final long[] TENS = {1, 10, 100};

  static {
    for (int biased = 1; biased < END; biased++) {
      int q = biased - 1 + FloatPrinter.MIN_EXPONENT;
      int k = PowersOfTen.floorLog10Pow2(q);
      long g = FloatPrinter.factor(k);
      int h = FloatPrinter.shift(q, k);
      FACTORS[biased] = g >>> (SHIFT - 2 - h);
      HALVES[biased] = Math.multiplyHigh(g, 2L << h);
      POWERS[biased] = k;
    }
  }

  private CommonFloatPrinter() {}

  static boolean isCommon(int biased, int fraction) {
    return fraction != 0 && biased != 0 && biased < END;
  }

  /**
   * Prints a {@linkplain #isCommon common} number without its sign.
   *
   * @return the end of the text
   */
  static int print(int biased, int fraction, byte[] out, int at) {
    long digits = shortest(biased, fraction);
    // Seven to nine digits.
    long below9 = (digits - 100_000_000) >>> 63;
    long below8 = (digits - 10_000_000) >>> 63;
    int missing = (int) (below9 + below8);
    long nine = digits * TENS[missing];
    // Divided by 10^8.
    long lead = (nine * 1_441_151_881L) >>> 57;
    long next8 = EightDigits.split(nine - lead * 100_000_000);
    int exponent = POWERS[biased] + 8 - missing;
    return DecimalLayout.write(lead, next8, 0, exponent, FloatPrinter.MAX_PLAIN, out, at);
  }

  /** Returns the decimal in units of ten to the power of its exponent. */
  static long shortest(int biased, int fraction) {
    long significand = FloatPrinter.HIDDEN | fraction;
    long value = Math.multiplyHigh(FACTORS[biased], significand << SHIFT);
    long half = HALVES[biased];
    long closest = (value + (HALF - 1) + ((value >>> POINT) & 1)) >>> POINT;
    // Divided by ten.
    long ten = ((((value + half) >>> POINT) * 429_496_730L) >>> 32) * 10;
    // The outcome is random, and a mispredicted branch costs more than the rest.
    long noTen = ((ten << POINT) - (value - half)) >> 63;
    return ten ^ ((ten ^ closest) & noTen);
  }
}
