package dev.diptych.text.number;

/** Prints integers in decimal. */
public final class IntegerPrinter {
  /** The longest text: that of the smallest {@code long}, or of the largest without a sign. */
  public static final int MAX_LENGTH = 20;

  private IntegerPrinter() {}

  /**
   * Prints a signed number.
   *
   * @return the end of the text; nothing behind it is touched
   */
  public static int print(long value, byte[] out, int at) {
    if (value >= 0) {
      return printPositive(value, out, at);
    }
    out[at] = '-';
    // The magnitude of the smallest number exists only without a sign.
    return printUnsigned(-value, out, at + 1);
  }

  /**
   * Prints a number whose highest bit counts 2^63.
   *
   * @return the end of the text; nothing behind it is touched
   */
  public static int printUnsigned(long value, byte[] out, int at) {
    if (value >= 0) {
      return printPositive(value, out, at);
    }
    long tenth = (value >>> 1) / 5;
    int end = printPositive(tenth, out, at);
    out[end] = (byte) ('0' + (value - 10 * tenth));
    return end + 1;
  }

  private static int printPositive(long value, byte[] out, int at) {
    int end = at + (value == 0 ? 1 : PowersOfTen.digits(value));
    printDigits(value, out, at, end);
    return end;
  }

  /** Fills a range with the last digits of a number, zeros in front. */
  static void printDigits(long value, byte[] out, int from, int to) {
    long rest = value;
    int i = to;
    for (; i - from >= 8; i -= 8) {
      long above = rest / 100_000_000;
      long split = EightDigits.split((int) (rest - above * 100_000_000));
      EightDigits.store(out, i - 8, split | EightDigits.ZEROS);
      rest = above;
    }
    int few = (int) rest;
    while (i > from) {
      int above = few / 10;
      out[--i] = (byte) ('0' + few - 10 * above);
      few = above;
    }
  }
}
