package dev.diptych.text.number;

/** Scans the digits of an integer. */
final class IntegerScanner {
  /** A tenth of the maximum, which is ten times this plus five. */
  private static final long MAX_TENTH = 0x1999_9999_9999_9999L;

  /** The unsigned value of the digits. */
  long magnitude;

  /** Whether the value is 2^64 or more. */
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
