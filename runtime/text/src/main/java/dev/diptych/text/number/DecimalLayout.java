package dev.diptych.text.number;

/**
 * Formats decimal digits: plain ({@code 0.00012}, {@code 120}) if that is short, otherwise with an
 * exponent ({@code 1.2e-7}).
 *
 * <p>The digits are one leading digit and two groups of eight, always written in full; trailing
 * zeros are cut off by the reported end. So there is no loop over digits, and numbers below ten,
 * the most frequent ones, need no branch on the position of the point.
 */
final class DecimalLayout {
  /**
   * Numbers from 10^-5 on are plain: with four zeros after the point {@code e-5} is not shorter.
   */
  static final int MIN_PLAIN = -5;

  private static final long ZERO_POINT = EightDigits.ZEROS + ((long) ('.' - '0') << 8);

  private DecimalLayout() {}

  /**
   * Writes lead.next8last8 * 10^exponent.
   *
   * @param lead the first digit, not 0
   * @param next8 eight digit values as from {@link EightDigits#split}
   * @param last8 eight digit values
   * @param exponent the power of ten of the first digit
   * @param maxPlain the largest exponent of a plain number, at most 15
   * @return the end of the text; up to 24 bytes from {@code at} may have been overwritten
   */
  static int write(
      long lead, long next8, long last8, int exponent, int maxPlain, byte[] out, int at) {
    if (exponent <= 0 && exponent >= MIN_PLAIN) {
      return small(lead, next8, last8, exponent, out, at);
    }
    int length =
        last8 == 0 ? 1 + EightDigits.significant(next8) : 9 + EightDigits.significant(last8);
    out[at + 1] = (byte) ('0' + lead);
    EightDigits.store(out, at + 2, next8 | EightDigits.ZEROS);
    EightDigits.store(out, at + 10, last8 | EightDigits.ZEROS);
    return exponent > 0 && exponent <= maxPlain
        ? plain(length, exponent, out, at)
        : scientific(length, exponent, out, at);
  }

  /** Writes a number below ten: the first word has the point and the leading digit. */
  private static int small(long lead, long next8, long last8, int exponent, byte[] out, int at) {
    int first = (1 - exponent) & (exponent >> 31);
    EightDigits.store(out, at, ZERO_POINT + (lead << (8 * first)));
    int rest = at + 2 - exponent;
    EightDigits.store(out, rest, next8 | EightDigits.ZEROS);
    if (last8 != 0) {
      EightDigits.store(out, rest + 8, last8 | EightDigits.ZEROS);
      return rest + 8 + EightDigits.significant(last8);
    }
    return next8 == 0 ? at + first + 1 : rest + EightDigits.significant(next8);
  }

  /** Moves the digits before the point one byte to the front. */
  private static int plain(int length, int exponent, byte[] out, int at) {
    for (int i = at; i <= at + exponent; i++) {
      out[i] = out[i + 1];
    }
    if (length <= exponent + 1) {
      return at + exponent + 1;
    }
    out[at + exponent + 1] = '.';
    return at + 1 + length;
  }

  private static int scientific(int length, int exponent, byte[] out, int at) {
    out[at] = out[at + 1];
    out[at + 1] = '.';
    int end = length == 1 ? at + 1 : at + 1 + length;
    out[end++] = 'e';
    if (exponent < 0) {
      out[end++] = '-';
    }
    int magnitude = Math.abs(exponent);
    if (magnitude >= 100) {
      out[end++] = (byte) ('0' + magnitude / 100);
    }
    if (magnitude >= 10) {
      out[end++] = (byte) ('0' + magnitude / 10 % 10);
    }
    out[end++] = (byte) ('0' + magnitude % 10);
    return end;
  }
}
