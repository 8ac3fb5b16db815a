package dev.diptych.text.number;

/** Prints infinities and NaNs. */
final class NonFinite {
  private NonFinite() {}

  /**
   * Prints the number with this fraction and an exponent of all ones, without the sign.
   *
   * @param fractionBits width of the fraction; the default quiet NaN has only its highest bit set
   */
  static int print(long fraction, int fractionBits, byte[] out, int at) {
    if (fraction == 0) {
      return word('i', 'n', 'f', out, at);
    }
    int end = word('n', 'a', 'n', out, at);
    if (fraction == 1L << (fractionBits - 1)) {
      return end;
    }
    end = word(':', '0', 'x', out, end);
    int digits = (67 - Long.numberOfLeadingZeros(fraction)) / 4;
    for (int i = digits - 1; i >= 0; i--) {
      int digit = (int) (fraction >>> (4 * i)) & 0xf;
      out[end++] = (byte) (digit < 10 ? '0' + digit : 'a' + digit - 10);
    }
    return end;
  }

  private static int word(char first, char second, char third, byte[] out, int at) {
    out[at] = (byte) first;
    out[at + 1] = (byte) second;
    out[at + 2] = (byte) third;
    return at + 3;
  }
}
