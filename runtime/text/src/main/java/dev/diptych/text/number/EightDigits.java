package dev.diptych.text.number;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * Eight bytes of text handled as one {@code long}, first byte lowest.
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

  /** The text at a place, with bytes that are no digits for what is not before {@code to}. */
  static long load(byte[] in, int at, int to) {
    long text = (long) WORD.get(in, at);
    int left = to - at;
    return left >= 8 ? text : left <= 0 ? 0 : text & ((1L << (8 * left)) - 1);
  }

  static void store(byte[] out, int at, long text) {
    WORD.set(out, at, text);
  }

  /** The eight digit values of {@code value < 10^8}, a byte each, the most significant lowest. */
  static long split(int value) {
    int high = value / 10_000;
    long fours = high | (long) (value - 10_000 * high) << 32;
    long hundreds = ((fours * 10_486) >>> 20) & 0x0000_007f_0000_007fL;
    long pairs = hundreds | (fours - 100 * hundreds) << 16;
    long tens = ((pairs * 103) >>> 10) & 0x000f_000f_000f_000fL;
    return tens | (pairs - 10 * tens) << 8;
  }

  /** How many of the digit values remain when the zeros at the end are dropped. */
  static int significant(long split) {
    return 8 - (Long.numberOfLeadingZeros(split) >>> 3);
  }

  /** How many bytes of the text are digits before the first that is not: 0 to 8. */
  static int count(long text) {
    long values = text ^ ZEROS;
    // Adding 0x76 carries into the top bit from 10 on. A carry out of a byte needs a byte above
    // 0x89,
    // which is no digit itself, so it can only disturb the bytes behind the first that is no digit.
    long others = (values | values + 0x7676767676767676L) & 0x8080808080808080L;
    return Long.numberOfTrailingZeros(others) >>> 3;
  }

  /** The number that the first {@code count} bytes of the text spell. */
  static int value(long text, int count) {
    // Moved to the end behind zeros. Java shifts by 64 as by 0, hence the mask for a count of 0.
    long values = (text ^ ZEROS) << (-8 * count) & (-count >> 31);
    long pairs = values * 10 + (values >>> 8);
    long first = (pairs & 0x0000_00ff_0000_00ffL) * (100 + (1_000_000L << 32));
    long second = (pairs >>> 16 & 0x0000_00ff_0000_00ffL) * (1 + (10_000L << 32));
    return (int) ((first + second) >>> 32);
  }
}
