package dev.diptych.text.number;

/**
 * Prints a {@code float} as the shortest decimal that reads back to the same bits, and of those the
 * closest to the exact value.
 *
 * <p>Numbers from 10^-5 up to 10^10 are plain ({@code 0.00001}, {@code 16777216}), others have an
 * exponent ({@code 1e-45}, {@code 3.4028235e38}). That includes every 32-bit integer.
 *
 * <p>The algorithm is Schubfach, after Raffaele Giulietti, "The Schubfach way to render doubles":
 * scale the number and the bounds of its rounding interval by a power of ten such that at most one
 * multiple of ten and at least one integer lie between the bounds; the result is the multiple of
 * ten if there is one, otherwise the closest integer.
 */
public final class FloatPrinter {
  /** Required space in the output: the text takes at most 16 bytes, the rest is scratch space. */
  public static final int MAX_LENGTH = 24;

  static final int MAX_PLAIN = 9;

  private static final int FRACTION_BITS = 23;
  static final int HIDDEN = 1 << FRACTION_BITS;
  static final int MIN_EXPONENT = -149;

  /** The biased exponent of infinities and NaNs. */
  private static final int SPECIAL = 0xff;

  private static final int MIN_SCALE = -45;
  private static final int MAX_SCALE = 31;
  private static final long[] SCALES = ScaleTable.of(MIN_SCALE, MAX_SCALE);

  /** Scaled numbers have this many bits after the point. */
  private static final int POINT = 33;

  private static final long HALF = 1L << (POINT - 1);

  private FloatPrinter() {}

  /**
   * Prints the float with these bits.
   *
   * @param out has room for {@link #MAX_LENGTH} bytes at {@code at}, all of which may be
   *     overwritten
   * @return the end of the text
   */
  public static int print(int floatBits, byte[] out, int at) {
    int biased = floatBits >>> FRACTION_BITS & 0xff;
    int fraction = floatBits & (HIDDEN - 1);
    out[at] = '-';
    int start = at + (floatBits >>> 31);
    return CommonFloatPrinter.isCommon(biased, fraction)
        ? CommonFloatPrinter.print(biased, fraction, out, start)
        : other(biased, fraction, out, start);
  }

  private static int other(int biased, int fraction, byte[] out, int at) {
    if (biased == SPECIAL) {
      return NonFinite.print(fraction, FRACTION_BITS, out, at);
    }
    if (biased > 0) {
      boolean irregular = fraction == 0 && biased > 1;
      return decimal(HIDDEN | fraction, biased - 1 + MIN_EXPONENT, irregular, out, at);
    }
    if (fraction == 0) {
      out[at] = '0';
      return at + 1;
    }
    return decimal(fraction, MIN_EXPONENT, false, out, at);
  }

  /** Prints c * 2^q. It is irregular if the next smaller number is only half as far away. */
  private static int decimal(int c, int q, boolean irregular, byte[] out, int at) {
    int k = irregular ? PowersOfTen.floorLog10ThreeQuartersPow2(q) : PowersOfTen.floorLog10Pow2(q);
    int digits = shortest(c, factor(k), shift(q, k), irregular);
    int count = PowersOfTen.digits(digits);
    long nine = digits * PowersOfTen.exact(9 - count);
    long lead = nine / 100_000_000;
    long next8 = EightDigits.split(nine - lead * 100_000_000);
    return DecimalLayout.write(lead, next8, 0, k + count - 1, MAX_PLAIN, out, at);
  }

  /** The factor that converts to units of 10^k. */
  static long factor(int k) {
    return SCALES[2 * (k - MIN_SCALE)] + 1;
  }

  /** The shift for numbers of 2^q in units of 10^k; see {@link #shortest}. */
  static int shift(int q, int k) {
    return q + PowersOfTen.floorLog2Pow10(-k) + 33;
  }

  /**
   * Returns the decimal in units of 10^k.
   *
   * <p>The scaled numbers are rounded down. For all floats the bits after the point are zero only
   * if the exact value is an integer, and only their first is set if it is halfway between two, so
   * that comparisons are exact. The bounds themselves read back to c if c is even.
   *
   * @param g the factor for k
   * @param h a shift, such that g * (c << h + 2) / 2^64 has {@link #POINT} bits after the point
   */
  static int shortest(int c, long g, int h, boolean irregular) {
    int odd = c & 1;
    long center = (long) c << (h + 2);
    long half = 2L << h;
    long value = Math.multiplyHigh(g, center);
    long low = Math.multiplyHigh(g, center - (irregular ? half >> 1 : half)) + odd;
    long high = Math.multiplyHigh(g, center + half) - odd;

    int below = (int) (value >>> POINT);
    long closest = (value + (HALF - 1) + (below & 1)) >>> POINT;
    if (irregular && closest << POINT < low) {
      closest++;
    }
    long ten = (int) (high >>> POINT) / 10 * 10L;
    // The outcome is random, and a mispredicted branch costs more than the rest.
    long noTen = ((ten << POINT) - low) >> 63;
    return (int) (ten ^ ((ten ^ closest) & noTen));
  }
}
