package dev.diptych.text.number;

/** Prints integers. */
public final class IntegerPrinter {
  /** Maximum length: that of the smallest {@code long}, or of the largest unsigned one. */
  public static final int MAX_LENGTH = 20;

  private IntegerPrinter() {}

  /**
   * Prints a signed number.
   *
   * @return the end of the text; nothing after it is overwritten
   */
  public static int print(long value, byte[] out, int at) {
    if (value >= 0) {
      return printPositive(value, out, at);
    }
    out[at] = '-';
    // The magnitude of the smallest number only exists as unsigned.
    return printUnsigned(-value, out, at + 1);
  }

  /**
   * Prints an unsigned number.
   *
   * @return the end of the text; nothing after it is overwritten
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

  /**
   * Prints an unsigned number as {@code 0x} and hexadecimal digits.
   *
   * @param digits the minimum number of digits, at most 16
   * @return the end of the text; nothing after it is overwritten
   */
  public static int printHex(long value, int digits, byte[] out, int at) {
    int needed = (Long.SIZE - Long.numberOfLeadingZeros(value) + 3) / 4;
    int end = at + 2 + Math.max(Math.max(1, digits), needed);
    out[at] = '0';
    out[at + 1] = 'x';
    long rest = value;
    for (int i = end - 1; i > at + 1; i--) {
      int digit = (int) (rest & 0xF);
      out[i] = (byte) (digit < 10 ? '0' + digit : 'a' + digit - 10);
      rest >>>= 4;
    }
    return end;
  }

  private static int printPositive(long value, byte[] out, int at) {
    int end = at + (value == 0 ? 1 : PowersOfTen.digits(value));
    printDigits(value, out, at, end);
    return end;
  }

  /** Fills a range with the last digits of a number and leading zeros. */
  static void printDigits(long value, byte[] out, int from, int to) {
    long rest = value;
    int i = to;
    for (; i - from >= 8; i -= 8) {
      long above = rest / 100_000_000;
      long split = EightDigits.split(rest - above * 100_000_000);
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
