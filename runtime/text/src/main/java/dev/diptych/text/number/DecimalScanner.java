package dev.diptych.text.number;

/**
 * Finds where a finite number ends, {@code -?[0-9]+(\.[0-9]+)?([eE][+-]?[0-9]+)?}, and what it spells:
 * significand * 10^exponent.
 *
 * <p>An instance, so that several results come back without an allocation.
 */
final class DecimalScanner {
  /** So many digits always fit the significand. */
  static final int MAX_DIGITS = 18;

  /** From here on an exponent wins against any number of digits that an array can hold. */
  private static final long HUGE_EXPONENT = 1_000_000_000_000L;

  /** What the digits spell without sign and point; meaningless unless {@link #complete}. */
  long significand;

  /** The power of ten that the significand counts. */
  long exponent;

  boolean negative;

  /** Whether all digits are in the significand. */
  boolean complete;

  /** Returns the end of the longest number that starts at {@code from}, or -1 if there is none. */
  int scan(byte[] in, int from, int to) {
    int first = from < to && in[from] == '-' ? from + 1 : from;
    negative = first > from;
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

  /** Takes up the digits behind the point and returns their number. */
  private int scanFraction(byte[] in, int from, int to) {
    // Both words at once: which of the two the digits end in is random.
    long first = EightDigits.load(in, from, to);
    long second = EightDigits.load(in, Math.min(from + 8, to), to);
    int firstCount = EightDigits.count(first);
    int secondCount = firstCount < 8 ? 0 : EightDigits.count(second);
    int count = firstCount + secondCount;
    long value = significand * PowersOfTen.exact(firstCount) + EightDigits.value(first, firstCount);
    significand =
        value * PowersOfTen.exact(secondCount) + EightDigits.value(second, secondCount);
    exponent = -count;
    return count < 16 ? count : skipDigits(in, from + count, to) - from;
  }

  /** Takes up an exponent; without digits the letter is not part of the number. */
  private int scanExponent(byte[] in, int letter, int to) {
    int first = letter + 1;
    boolean down = first < to && in[first] == '-';
    if (down || first < to && in[first] == '+') {
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

  private static int skipDigits(byte[] in, int from, int to) {
    int at = from;
    while (at < to && isDigit(in[at])) {
      at++;
    }
    return at;
  }

  private static boolean isDigit(byte b) {
    return b >= '0' && b <= '9';
  }
}
