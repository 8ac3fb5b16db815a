package dev.diptych.text.number;

/** Scans {@code -?inf} and {@code -?nan(:0x[0-9a-fA-F]+)?}. */
final class NonFiniteScanner {
  boolean negative;
  boolean infinite;

  /** Whether a NaN has an explicit fraction. */
  boolean hasPayload;

  /** The fraction of a NaN; the largest {@code long} if it has more than 63 bits. */
  long payload;

  /**
   * Returns the end of the longest such text that starts at {@code from}, or -1 if there is none.
   */
  int scan(byte[] in, int from, int to) {
    int first = from < to && in[from] == '-' ? from + 1 : from;
    negative = first > from;
    infinite = is('i', 'n', 'f', in, first, to);
    hasPayload = false;
    if (infinite) {
      return first + 3;
    }
    return is('n', 'a', 'n', in, first, to) ? scanPayload(in, first + 3, to) : -1;
  }

  /** The fraction with a width of {@code fractionBits}, or -1 if it is invalid. */
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
}
