package dev.diptych.text.number;

/**
 * Scans the floats that recordings mostly contain: one digit, a point, and up to ten digits after
 * it. Anything else takes the general way, with the same results.
 */
final class CommonFloatScanner {
  /** Returned for numbers of another form, and where exact arithmetic is needed. */
  static final int OTHER = -1;

  /** Sign, digit, point and two words of digits. */
  private static final int MIN_LENGTH = 19;

  /** Maximum number of digits in the second word. */
  private static final int MAX_MORE = 2;

  private static final double[] UNITS = {
    1e0, 1e-1, 1e-2, 1e-3, 1e-4, 1e-5, 1e-6, 1e-7, 1e-8, 1e-9, 1e-10
  };

  /** The bits of the last number. */
  int bits;

  /**
   * Scans the number at {@code from}, and returns its end or {@link #OTHER}. The end does not
   * depend on the value, so that a processor can scan the next number meanwhile.
   */
  int scan(byte[] in, int from, int to) {
    if (to - from < MIN_LENGTH) {
      return OTHER;
    }
    int negative = ((in[from] ^ '-') - 1) >>> 31;
    int first = from + negative;
    int lead = in[first] - '0';
    if (lead < 0 || lead > 9 || in[first + 1] != '.') {
      return OTHER;
    }
    // Both words at once: which of them contains the last digit is random.
    long eight = EightDigits.load(in, first + 2);
    long more = EightDigits.load(in, first + 10);
    int eightCount = EightDigits.count(eight);
    int moreCount = EightDigits.count(more) & -(eightCount >>> 3);
    if (eightCount == 0 || moreCount > MAX_MORE) {
      return OTHER;
    }
    int count = eightCount + moreCount;
    int end = first + 2 + count;
    long digits = lead * PowersOfTen.exact(eightCount) + EightDigits.value(eight, eightCount);
    long all = digits * PowersOfTen.exact(moreCount) + EightDigits.valueOfTwo(more, moreCount);
    double product = all * UNITS[count];
    if (!FloatRounding.isSure(product) || (in[end] | 0x20) == 'e') {
      return OTHER;
    }
    bits = Float.floatToRawIntBits((float) product) | negative << 31;
    return end;
  }
}
