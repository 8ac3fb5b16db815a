package dev.diptych.text.number;

/**
 * Scans the floats that recordings mostly contain: up to four digits, a point, and up to ten digits
 * after it. Anything else takes the general way, with the same results.
 */
final class CommonFloatScanner {
  /** Returned for numbers of another form, and where exact arithmetic is needed. */
  static final int OTHER = -1;

  /** Sign, four digits, point, ten digits and the byte after them. */
  private static final int MIN_LENGTH = 17;

  /** Maximum number of digits before the point. */
  private static final int MAX_WHOLE = 4;

  /** The bits of the last number. */
  int bits;

  /** A number of more than eight digits after the point, as a product rounded like the others. */
  private double longer;

  /** The digits before the point, if there are several. */
  private int longerWhole;

  /**
   * Scans the number at {@code from}, and returns its end or {@link #OTHER}. Missing digits count
   * as zeros, so that the value does not depend on the number of digits.
   */
  int scan(byte[] in, int from, int to) {
    if (to - from < MIN_LENGTH) {
      return OTHER;
    }
    int negative = ((in[from] ^ '-') - 1) >>> 31;
    int first = from + negative;
    int whole = in[first] - '0';
    if (whole < 0 || whole > 9) {
      return OTHER;
    }
    int point = first + 1;
    if (in[point] != '.') {
      point = wholeEnd(in, first);
      if (point == OTHER) {
        return OTHER;
      }
      whole = longerWhole;
    }
    long text = EightDigits.load(in, point + 1);
    long others = EightDigits.others(text);
    int end = point + 1 + EightDigits.count(others);
    long digits = whole * 100_000_000L + EightDigits.valueBefore(others, text);
    double product = digits * 1e-8;
    // More than eight digits are rare. The number of the others is random, so it is no branch.
    if (isDigit(in[end])) {
      end = scanMore(in, end, digits);
      product = longer;
      if (end == OTHER) {
        return OTHER;
      }
    }
    if (end == point + 1 || (in[end] | 0x20) == 'e' || !Rounding.isSure(product)) {
      return OTHER;
    }
    bits = Float.floatToRawIntBits((float) product) | negative << 31;
    return end;
  }

  /**
   * The place of the point after two or more digits, such as those of the times of keys, or {@link
   * #OTHER}.
   */
  private int wholeEnd(byte[] in, int first) {
    int whole = in[first] - '0';
    int at = first + 1;
    while (isDigit(in[at]) && at < first + MAX_WHOLE) {
      whole = whole * 10 + (in[at++] - '0');
    }
    longerWhole = whole;
    return in[at] == '.' ? at : OTHER;
  }

  /** Adds the ninth and the tenth digit after the point, and returns the end of the number. */
  private int scanMore(byte[] in, int ninth, long digits) {
    long nine = digits * 10 + (in[ninth] - '0');
    byte tenth = in[ninth + 1];
    if (!isDigit(tenth)) {
      longer = nine * 1e-9;
      return ninth + 1;
    }
    longer = (nine * 10 + (tenth - '0')) * 1e-10;
    return isDigit(in[ninth + 2]) ? OTHER : ninth + 2;
  }

  private static boolean isDigit(byte b) {
    return b >= '0' && b <= '9';
  }
}
