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

  private static final int MAX_PLAIN = 9;

  private static final int FRACTION_BITS = 23;
  private static final int HIDDEN = 1 << FRACTION_BITS;
  private static final int MIN_EXPONENT = -149;

  private static final int MIN_SCALE = -45;
  private static final int MAX_SCALE = 31;
  private static final long[] SCALES = ScaleTable.of(MIN_SCALE, MAX_SCALE);

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
    if (biased == 0xff) {
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
  private static int decimal(int c, int q, boolean irregular, byte[] out, int at) {
    int k = irregular ? PowersOfTen.floorLog10ThreeQuartersPow2(q) : PowersOfTen.floorLog10Pow2(q);
    int digits = shortest(c, q, k, irregular);
    int count = PowersOfTen.digits(digits);
    int nine = digits * (int) PowersOfTen.exact(9 - count);
    int lead = nine / 100_000_000;
    long next8 = EightDigits.split(nine - lead * 100_000_000);
    return DecimalLayout.write(lead, next8, 0, k + count - 1, MAX_PLAIN, out, at);
  }

  /**
   * Returns the decimal in units of 10^k.
   *
   * <p>All values have two bits after the point. Their last bit is set if the exact value is not an
   * integer, which keeps comparisons with even numbers exact. The bounds themselves read back to c
   * if c is even.
   */
  private static int shortest(int c, int q, int k, boolean irregular) {
    int odd = c & 1;
    int h = q + PowersOfTen.floorLog2Pow10(-k) + 33;
    long g = SCALES[2 * (k - MIN_SCALE)] + 1;
    long center = (long) c << 2;
    int value = scale(g, center << h);
    int low = scale(g, (center - (irregular ? 1 : 2)) << h) + odd;
    int high = scale(g, (center + 2) << h) - odd;

    int below = value >> 2;
    int tens = below / 10 * 10;
    // From here on a condition is its sign bit: the outcomes are random, and a mispredicted branch
    // costs more than all of them.
    int lowerTen = (low - (tens << 2) - 1) >>> 31;
    int upperTen = (((tens + 10) << 2) - high - 1) >>> 31;
    int fromMiddle = value - (below << 2) - 2;
    int closest = below + (-(fromMiddle + (below & 1)) >>> 31);
    if (irregular && low > closest << 2) {
      closest++;
    }
    int oneTen = -(lowerTen ^ upperTen);
    return (closest & ~oneTen) | ((tens + 10 * upperTen) & oneTen);
  }

  /** Returns g * scaled / 2^95, with the last bit set if that is inexact. */
  private static int scale(long g, long scaled) {
    long product = Math.multiplyHigh(g, scaled);
    long rest = product & 0x7fff_ffffL;
    return (int) ((product >>> 31) | ((rest + 0x7fff_ffffL) >>> 31));
  }
}
