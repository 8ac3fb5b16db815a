package dev.diptych.text.number;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.charset.StandardCharsets;

/**
 * Prints a {@code double} with a fixed number of decimals, byte for byte as C's {@code printf} with
 * {@code %.6f}: the exact binary value is rounded, ties go to the even digit, and a number that
 * rounds to zero keeps its sign.
 */
public final class FixedPrinter {
  private static final int MAX_FAST_DECIMALS = 9;

  private static final int FRACTION_BITS = 52;
  private static final long HIDDEN = 1L << FRACTION_BITS;
  private static final int MAX_SHIFT = 1074;

  /** Exactly one half as 64 bits after the point. */
  private static final long HALF = Long.MIN_VALUE;

  /** 2^53 * 10^9 / 2^84 is less than half, so that larger shifts round to zero. */
  private static final int NEGLIGIBLE_SHIFT = 83;

  /** By decimals: c / 2^shift * 10^decimals is below 2^63 from this shift on. */
  private static final int[] MIN_SHIFT = minShift();

  private FixedPrinter() {}

  /** Maximum length of a text with this many decimals: sign, 309 digits, point. */
  public static int maxLength(int decimals) {
    return 1 + 309 + 1 + decimals;
  }

  /**
   * Prints a finite number.
   *
   * @param decimals number of digits after the point; without any there is no point
   * @return the end of the text; nothing after it is overwritten
   * @throws IllegalArgumentException if the value is infinite or NaN, or decimals is negative
   */
  public static int print(double value, int decimals, byte[] out, int at) {
    if (decimals < 0 || !Double.isFinite(value)) {
      throw new IllegalArgumentException(
          "cannot print " + value + " with " + decimals + " decimals");
    }
    long bits = Double.doubleToRawLongBits(value);
    int start = at;
    if (bits < 0) {
      out[start++] = '-';
    }
    int biased = (int) (bits >>> FRACTION_BITS) & 0x7ff;
    long fraction = bits & (HIDDEN - 1);
    long c = biased == 0 ? fraction : HIDDEN | fraction;
    int shift = MAX_SHIFT + 1 - Math.max(biased, 1);
    return decimals <= MAX_FAST_DECIMALS && shift >= MIN_SHIFT[decimals]
        ? printDigits(scale(c, shift, PowersOfTen.exact(decimals)), decimals, out, start)
        : printExactly(value, decimals, out, start);
  }

  /** Returns c / 2^shift * power, rounded to an integer. */
  private static long scale(long c, int shift, long power) {
    if (shift > NEGLIGIBLE_SHIFT) {
      return 0;
    }
    long high = Math.multiplyHigh(c, power);
    long low = c * power;
    int kept = Math.min(shift, 63);
    int lost = shift - kept;
    if (lost > 0) {
      // Bits that are shifted out still affect ties: keep them in the last bit.
      long sticky = low << (64 - lost) == 0 ? 0 : 1;
      low = high << (64 - lost) | low >>> lost | sticky;
      high >>>= lost;
    }
    long integer = high << (64 - kept) | low >>> kept;
    long rest = low << (64 - kept);
    boolean tie = rest == HALF;
    boolean up = tie ? (integer & 1) != 0 : rest < 0;
    return up ? integer + 1 : integer;
  }

  private static int printDigits(long number, int decimals, byte[] out, int at) {
    int count = Math.max(PowersOfTen.digits(number | 1), decimals + 1);
    if (decimals == 0) {
      IntegerPrinter.printDigits(number, out, at, at + count);
      return at + count;
    }
    int end = at + count + 1;
    IntegerPrinter.printDigits(number, out, at + 1, end);
    int point = end - 1 - decimals;
    for (int i = at; i < point; i++) {
      out[i] = out[i + 1];
    }
    out[point] = '.';
    return end;
  }

  private static int[] minShift() {
    int[] shifts = new int[MAX_FAST_DECIMALS + 1];
    for (int decimals = 0; decimals < shifts.length; decimals++) {
      int bits = 64 - Long.numberOfLeadingZeros(PowersOfTen.exact(decimals));
      shifts[decimals] = Math.max(FRACTION_BITS + 1 + bits - 62, 1);
    }
    return shifts;
  }

  private static int printExactly(double value, int decimals, byte[] out, int at) {
    BigDecimal rounded = new BigDecimal(Math.abs(value)).setScale(decimals, RoundingMode.HALF_EVEN);
    byte[] text = rounded.toPlainString().getBytes(StandardCharsets.US_ASCII);
    System.arraycopy(text, 0, out, at, text.length);
    return at + text.length;
  }
}
