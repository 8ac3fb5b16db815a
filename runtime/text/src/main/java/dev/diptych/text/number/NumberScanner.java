package dev.diptych.text.number;

/**
 * Scans the forms of numbers, and computes the parts of their values.
 *
 * <p>An instance returns several results without an allocation: each method sets fields, which are
 * those of the last call.
 */
final class NumberScanner {
  /** Number of digits that always fit the significand. */
  private static final int MAX_DIGITS = 18;

  /** Larger exponents have the same effect and must not overflow. */
  private static final long HUGE_EXPONENT = 1_000_000_000_000L;

  /** A tenth of the maximum of an integer, which is ten times this plus five. */
  private static final long MAX_TENTH = 0x1999_9999_9999_9999L;

  /** The sign bit of a decimal, or of a number that is not finite. */
  int sign;

  /** The digits of a decimal without sign and point; undefined unless {@link #complete}. */
  long significand;

  /** The power of ten of the significand. */
  long exponent;

  /** Whether all digits fit the significand. */
  boolean complete;

  /** The unsigned value of the digits of an integer. */
  long magnitude;

  /** Whether that value is 2^64 or more. */
  boolean tooLarge;

  /** Whether a number that is not finite is an infinity. */
  private boolean infinite;

  /** Whether a NaN has an explicit fraction. */
  private boolean hasPayload;

  /** The fraction of a NaN; the largest {@code long} if it has more than 63 bits. */
  private long payload;

  /**
   * Scans a finite number, {@code -?[0-9]+(\.[0-9]+)?([eE][+-]?[0-9]+)?}, and computes {@link
   * #significand} * 10^{@link #exponent}. Returns the end of the longest number that starts at
   * {@code from}, or -1 if there is none.
   */
  int decimal(byte[] in, int from, int to) {
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

  /**
   * Scans {@code -?inf} and {@code -?nan(:0x[0-9a-fA-F]+)?}. Returns the end of the longest such
   * text that starts at {@code from}, or -1 if there is none.
   */
  int nonFinite(byte[] in, int from, int to) {
    int first = from < to && in[from] == '-' ? from + 1 : from;
    sign = first > from ? Integer.MIN_VALUE : 0;
    infinite = is('i', 'n', 'f', in, first, to);
    hasPayload = false;
    if (infinite) {
      return first + 3;
    }
    return is('n', 'a', 'n', in, first, to) ? scanPayload(in, first + 3, to) : -1;
  }

  /**
   * The fraction of the last number that is not finite, with a width of {@code fractionBits}, or -1
   * if it is invalid.
   */
  long fraction(int fractionBits) {
    if (infinite) {
      return 0;
    }
    if (!hasPayload) {
      return 1L << (fractionBits - 1);
    }
    // Zero would be an infinity.
    return payload == 0 || payload >>> fractionBits != 0 ? -1 : payload;
  }

  private int scanPayload(byte[] in, int from, int to) {
    if (!is(':', '0', 'x', in, from, to)) {
      return from;
    }
    int at = from + 3;
    long value = 0;
    while (at < to && Character.digit(in[at], 16) >= 0) {
      value = value >>> 59 != 0 ? Long.MAX_VALUE : value << 4 | Character.digit(in[at], 16);
      at++;
    }
    hasPayload = at > from + 3;
    payload = value;
    return hasPayload ? at : from;
  }

  private static boolean is(char first, char second, char third, byte[] in, int from, int to) {
    return to - from >= 3 && in[from] == first && in[from + 1] == second && in[from + 2] == third;
  }

  /** Returns the end of the decimal digits that start at {@code from}. */
  int integer(byte[] in, int from, int to) {
    long value = 0;
    boolean large = false;
    int at = from;
    for (; at < to && in[at] >= '0' && in[at] <= '9'; at++) {
      int digit = in[at] - '0';
      if (value < 0 || value >= MAX_TENTH) {
        large |= value != MAX_TENTH || digit > 5;
      }
      value = value * 10 + digit;
    }
    magnitude = value;
    tooLarge = large;
    return at;
  }

  /** Returns the end of the hexadecimal digits that start at {@code from}. */
  int hexadecimal(byte[] in, int from, int to) {
    long value = 0;
    boolean large = false;
    int at = from;
    for (; at < to && Character.digit(in[at], 16) >= 0; at++) {
      large |= value >>> 60 != 0;
      value = value << 4 | Character.digit(in[at], 16);
    }
    magnitude = value;
    tooLarge = large;
    return at;
  }

  private static boolean isDigit(byte b) {
    return b >= '0' && b <= '9';
  }
}
