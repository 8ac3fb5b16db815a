package dev.diptych.text.number;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * Eight bytes of text in one {@code long}, first byte lowest.
 *
 * <p>Numbers have unpredictable lengths, and a loop over their digits costs a mispredicted branch
 * at its end, which is more than all the arithmetic below.
 */
final class EightDigits {
  /** The text {@code 00000000}; digits differ from it by their values. */
  static final long ZEROS = 0x3030303030303030L;

  private static final VarHandle WORD =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  private EightDigits() {}

  /** Loads text, with non-digits in place of bytes from {@code to} on. */
  static long load(byte[] in, int at, int to) {
    long text = (long) WORD.get(in, at);
    int left = to - at;
    return left >= 8 ? text : left <= 0 ? 0 : text & ((1L << (8 * left)) - 1);
  }

  static long load(byte[] in, int at) {
    return (long) WORD.get(in, at);
  }

  static void store(byte[] out, int at, long text) {
    WORD.set(out, at, text);
  }

  /** The eight digit values of {@code value < 10^8}, one per byte, the most significant lowest. */
  static long split(long value) {
    // Each step divides all parts, and moves the rest of each to the next part:
    // (part - n * quotient) << bits | quotient is (part << bits) - quotient * ((n << bits) - 1).
    long high = (value * 109_951_163L) >>> 40;
    long fours = (value << 32) - high * ((10_000L << 32) - 1);
    long hundreds = ((fours * 10_486) >>> 20) & 0x0000_007f_0000_007fL;
    long pairs = (fours << 16) - hundreds * ((100L << 16) - 1);
    long tens = ((pairs * 103) >>> 10) & 0x000f_000f_000f_000fL;
    return (pairs << 8) - tens * ((10L << 8) - 1);
  }

  /** Number of digit values without trailing zeros. */
  static int significant(long split) {
    return 8 - (Long.numberOfLeadingZeros(split) >>> 3);
  }

  /** The top bits of non-digits, lowest of the first one; those after it may be wrong. */
  static long others(long text) {
    // A digit sets no bit in either term. Below '0' the difference has the top bit, above '9' the
    // sum, from 0xb0 on again the difference. Only non-digits borrow or carry, so that only bytes
    // after the first of them can be affected.
    return ((text - ZEROS) | (text + 0x4646464646464646L)) & 0x8080808080808080L;
  }

  /** Number of digits before the first non-digit: 0 to 8. */
  static int count(long others) {
    return Long.numberOfTrailingZeros(others) >>> 3;
  }

  /** The number in the digits before the first non-digit, with zeros in place of the rest. */
  static long valueBefore(long others, long text) {
    long before = ((others & -others) >>> 7) - 1;
    return value((text ^ ZEROS) & before);
  }

  /** The number in the first {@code count} bytes of the text, which may be 0. */
  static long valueOrZero(long text, int count) {
    // Shifted to the end behind zeros; Java shifts by the lowest six bits.
    return value((text ^ ZEROS) << (-8 * count)) & (-count >> 31);
  }

  private static long value(long values) {
    long pairs = values * 10 + (values >>> 8);
    long first = (pairs & 0x0000_00ff_0000_00ffL) * (100 + (1_000_000L << 32));
    long second = (pairs >>> 16 & 0x0000_00ff_0000_00ffL) * (1 + (10_000L << 32));
    return (first + second) >>> 32;
  }
}
