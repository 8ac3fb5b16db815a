package dev.diptych.text.number;

/**
 * Scans a finite number, {@code -?[0-9]+(\.[0-9]+)?([eE][+-]?[0-9]+)?}, and computes significand *
 * 10^exponent.
 *
 * <p>An instance returns several results without an allocation.
 */
final class DecimalScanner {
  /** Number of digits that always fit the significand. */
  static final int MAX_DIGITS = 18;

  /** Larger exponents have the same effect and must not overflow. */
  private static final long HUGE_EXPONENT = 1_000_000_000_000L;

  /** The digits without sign and point; undefined unless {@link #complete}. */
  long significand;

  /** The power of ten of the significand. */
  long exponent;

  /** The sign bit of a float. */
  int sign;

  /** Whether all digits fit the significand. */
  boolean complete;

  /** Returns the end of the longest number that starts at {@code from}, or -1 if there is none. */
  int scan(byte[] in, int from, int to) {
    if (from >= to) {
      return -1;
    }
    sign = (((in[from] & 0xff) ^ '-') - 1) & Integer.MIN_VALUE;
    int first = from + (sign >>> 31);
    long value = 0;
    int at = first;
    while (at < to && isDigit(in[at])) {
      value = value * 10 + (in[at++] - '0');
    }
    if (at == first) {
      return -1;
    }
    significand = value;
    exponent = 0;
    int digits = at - first;
    if (at + 1 < to && in[at] == '.') {
      int fraction = scanFraction(in, at + 1, to);
      digits += fraction;
      at += fraction == 0 ? 0 : fraction + 1;
    }
    complete = digits <= MAX_DIGITS;
    return at < to && (in[at] | 0x20) == 'e' ? scanExponent(in, at, to) : at;
  }

  /** Adds the digits after the point and returns their number. */
  private int scanFraction(byte[] in, int from, int to) {
    if (in.length - from < 16) {
      return scanDigits(in, from, from, to);
    }
    // Both words at once: which of them contains the last digit is random.
    long first = EightDigits.load(in, from, to);
    long second = EightDigits.load(in, from + 8, to);
    int firstCount = EightDigits.count(EightDigits.others(first));
    int secondCount = firstCount < 8 ? 0 : EightDigits.count(EightDigits.others(second));
    int count = firstCount + secondCount;
    long value =
        significand * PowersOfTen.exact(firstCount) + EightDigits.valueOrZero(first, firstCount);
    significand =
        value * PowersOfTen.exact(secondCount) + EightDigits.valueOrZero(second, secondCount);
    exponent = -count;
    return count < 16 ? count : scanDigits(in, from, from + 16, to);
  }

  /** Adds the remaining digits after the point. */
  private int scanDigits(byte[] in, int from, int start, int to) {
    int at = start;
    while (at < to && isDigit(in[at])) {
      significand = significand * 10 + (in[at++] - '0');
    }
    int count = at - from;
    exponent = -count;
    return count;
  }

  /** Adds an exponent; without digits the letter is not part of the number. */
  private int scanExponent(byte[] in, int letter, int to) {
    int first = letter + 1;
    boolean down = first < to && in[first] == '-';
    if (down || (first < to && in[first] == '+')) {
      first++;
    }
    long value = 0;
    int at = first;
    while (at < to && isDigit(in[at])) {
      value = Math.min(value * 10 + (in[at++] - '0'), HUGE_EXPONENT);
    }
    if (at == first) {
      return letter;
    }
    exponent += down ? -value : value;
    return at;
  }

  private static boolean isDigit(byte b) {
    return b >= '0' && b <= '9';
  }
}
