package dev.diptych.text.literal;

import static java.nio.charset.StandardCharsets.US_ASCII;

import dev.diptych.text.sink.ByteBuilder;
import java.util.Arrays;

/** Hexadecimal digits. */
final class Hex {
  private static final byte[] DIGITS = "0123456789abcdef".getBytes(US_ASCII);

  /** The values of ASCII digits, -1 for other characters. */
  private static final byte[] VALUES = values();

  private Hex() {}

  /** The value of a digit in either case, or -1. */
  static int value(byte digit) {
    return digit < 0 ? -1 : VALUES[digit];
  }

  private static byte[] values() {
    byte[] values = new byte[128];
    Arrays.fill(values, (byte) -1);
    for (int i = 0; i < DIGITS.length; i++) {
      values[DIGITS[i]] = (byte) i;
      values[Character.toUpperCase(DIGITS[i])] = (byte) i;
    }
    return values;
  }

  /** Appends the two digits of a byte. */
  static void putByte(byte value, ByteBuilder out) {
    out.put(digit(value >> 4));
    out.put(digit(value));
  }

  /** Appends the digits of the bytes from {@code from} to before {@code to}. */
  static void putBytes(byte[] bytes, int from, int to, ByteBuilder out) {
    out.ensure(2 * (to - from));
    byte[] text = out.array();
    int at = out.length();
    for (int i = from; i < to; i++) {
      text[at++] = DIGITS[bytes[i] >> 4 & 0xF];
      text[at++] = DIGITS[bytes[i] & 0xF];
    }
    out.setLength(at);
  }

  /** Appends a number without leading zeros. */
  static void putNumber(int value, ByteBuilder out) {
    int shift = 28 - (Integer.numberOfLeadingZeros(value | 1) & ~3);
    for (; shift >= 0; shift -= 4) {
      out.put(digit(value >> shift));
    }
  }

  private static byte digit(int value) {
    return DIGITS[value & 0xF];
  }
}
