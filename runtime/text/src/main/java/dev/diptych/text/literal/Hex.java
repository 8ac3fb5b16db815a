package dev.diptych.text.literal;

import dev.diptych.text.sink.ByteBuilder;

/** Hexadecimal digits. */
final class Hex {
  private static final String DIGITS = "0123456789abcdef";

  private Hex() {}

  /** The value of a digit in either case, or -1. */
  static int value(byte digit) {
    int c = digit | 0x20;
    if (digit >= '0' && digit <= '9') {
      return digit - '0';
    }
    return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
  }

  /** Appends the two digits of a byte. */
  static void putByte(byte value, ByteBuilder out) {
    out.put(digit(value >> 4));
    out.put(digit(value));
  }

  /** Appends a number without leading zeros. */
  static void putNumber(int value, ByteBuilder out) {
    int shift = 28 - (Integer.numberOfLeadingZeros(value | 1) & ~3);
    for (; shift >= 0; shift -= 4) {
      out.put(digit(value >> shift));
    }
  }

  private static byte digit(int value) {
    return (byte) DIGITS.charAt(value & 0xF);
  }
}
