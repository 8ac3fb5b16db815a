package dev.diptych.text.number;

/** Finds where the digits of an integer end, and what they spell. */
final class IntegerScanner {
  /** The largest magnitude is ten of these and five. */
  private static final long MAX_TENTH = 0x1999_9999_9999_9999L;

  /** What the digits spell; the highest bit counts 2^63. */
  long magnitude;

  /** Whether they spell 2^64 or more. */
  boolean tooLarge;

  /** Returns the end of the decimal digits that start at {@code from}. */
  int scanDecimal(byte[] in, int from, int to) {
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
  int scanHex(byte[] in, int from, int to) {
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
}
