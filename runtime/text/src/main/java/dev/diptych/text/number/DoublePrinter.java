package dev.diptych.text.number;

/**
 * Prints a {@code double} as the shortest decimal that reads back to the same bits, and of those
 * the closest to the exact value.
 *
 * <p>Numbers from 10^-5 up to 10^16 are plain, others have an exponent. That includes every integer
 * up to 2^53, the limit of exact integers in a {@code double}.
 *
 * <p>The algorithm is that of {@link FloatPrinter} with twice the width.
 */
public final class DoublePrinter {
  /** Required space in the output: the text takes at most 24 bytes, the rest is scratch space. */
  public static final int MAX_LENGTH = 24;

  private static final int MAX_PLAIN = 15;

  private static final int FRACTION_BITS = 52;
  private static final long HIDDEN = 1L << FRACTION_BITS;
  private static final int MIN_EXPONENT = -1074;

  private static final int MIN_SCALE = -324;
  private static final int MAX_SCALE = 292;
  private static final long[] SCALES = ScaleTable.of(MIN_SCALE, MAX_SCALE);

  private DoublePrinter() {}

  /**
   * Prints the double with these bits.
   *
   * @param out has room for {@link #MAX_LENGTH} bytes at {@code at}, all of which may be
   *     overwritten
   * @return the end of the text
   */
  public static int print(long doubleBits, byte[] out, int at) {
    int biased = (int) (doubleBits >>> FRACTION_BITS) & 0x7ff;
    long fraction = doubleBits & (HIDDEN - 1);
    out[at] = '-';
    int start = at + (int) (doubleBits >>> 63);
    if (biased == 0x7ff) {
      return NonFinite.print(fraction, FRACTION_BITS, out, start);
    }
    if (biased > 0) {
      boolean irregular = fraction == 0 && biased > 1;
      return decimal(HIDDEN | fraction, biased - 1 + MIN_EXPONENT, irregular, out, start);
    }
    if (fraction == 0) {
      out[start] = '0';
      return start + 1;
    }
    return decimal(fraction, MIN_EXPONENT, false, out, start);
  }

  /** Prints c * 2^q. It is irregular if the next smaller number is only half as far away. */
  private static int decimal(long c, int q, boolean irregular, byte[] out, int at) {
    int k = irregular ? PowersOfTen.floorLog10ThreeQuartersPow2(q) : PowersOfTen.floorLog10Pow2(q);
    long digits = shortest(c, q, k, irregular);
    int count = PowersOfTen.digits(digits);
    long seventeen = digits * PowersOfTen.exact(17 - count);
    long nine = seventeen / 100_000_000;
    long lead = nine / 100_000_000;
    long next8 = EightDigits.split(nine - lead * 100_000_000);
    long last8 = EightDigits.split(seventeen - nine * 100_000_000);
    return DecimalLayout.write(lead, next8, last8, k + count - 1, MAX_PLAIN, out, at);
  }

  /** Returns the decimal in units of 10^k; see the same method for floats. */
  private static long shortest(long c, int q, int k, boolean irregular) {
    long odd = c & 1;
    int h = q + PowersOfTen.floorLog2Pow10(-k) + 2;
    long upperG = SCALES[2 * (k - MIN_SCALE)];
    long lowerG = SCALES[2 * (k - MIN_SCALE) + 1];
    long center = c << 2;
    long value = scale(upperG, lowerG, center << h);
    long low = scale(upperG, lowerG, (center - (irregular ? 1 : 2)) << h) + odd;
    long high = scale(upperG, lowerG, (center + 2) << h) - odd;

    long below = value >> 2;
    long tens = below / 10 * 10;
    long lowerTen = (low - (tens << 2) - 1) >>> 63;
    long upperTen = (((tens + 10) << 2) - high - 1) >>> 63;
    long fromMiddle = value - (below << 2) - 2;
    long closest = below + (-(fromMiddle + (below & 1)) >>> 63);
    if (irregular && low > closest << 2) {
      closest++;
    }
    long oneTen = -(lowerTen ^ upperTen);
    return (closest & ~oneTen) | ((tens + 10 * upperTen) & oneTen);
  }

  /** Returns g * scaled / 2^127, with the last bit set if that is inexact. */
  private static long scale(long upperG, long lowerG, long scaled) {
    long carried = Math.multiplyHigh(lowerG, scaled);
    long middle = ((upperG * scaled) >>> 1) + carried;
    long product = Math.multiplyHigh(upperG, scaled) + (middle >>> 63);
    return product | (((middle & Long.MAX_VALUE) + Long.MAX_VALUE) >>> 63);
  }
}
