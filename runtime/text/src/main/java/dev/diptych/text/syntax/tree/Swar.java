package dev.diptych.text.syntax.tree;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Examines sixteen bytes of a text at once (SIMD within a register). */
public final class Swar {
  /** Number of bytes examined at once. */
  public static final int WIDTH = 16;

  private static final long ONES = 0x0101010101010101L;
  private static final long HIGH = ONES << 7;
  private static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  private Swar() {}

  /** Number of digits at {@code at}, up to the first non-digit. */
  public static int digits(byte[] text, int at) {
    return first(noDigits(load(text, at)), noDigits(load(text, at + 8)));
  }

  /** Number of bytes at {@code at} that are at least {@code bound}, up to the first below. */
  static int notBelow(byte[] text, int at, int bound) {
    return first(below(load(text, at), bound), below(load(text, at + 8), bound));
  }

  /** Whether the bytes at {@code at} are all ASCII. */
  public static boolean isAscii(byte[] text, int at) {
    return ((load(text, at) | load(text, at + 8)) & HIGH) == 0;
  }

  private static long load(byte[] text, int at) {
    return (long) LONGS.get(text, at);
  }

  private static long noDigits(long bytes) {
    long values = bytes ^ '0' * ONES;
    return (atLeast(values, 10) | values) & HIGH;
  }

  private static long below(long bytes, int bound) {
    return ~(atLeast(bytes, bound) | bytes) & HIGH;
  }

  /** Sets the high bit of each byte whose low seven bits are at least {@code bound}. */
  private static long atLeast(long bytes, int bound) {
    // No byte can carry into the next: 0x7F + 0x80 - bound is below 0x100.
    return (bytes & ~HIGH) + (0x80 - bound) * ONES;
  }

  /**
   * The index of the first mark in two times eight bytes, or 16. Without a branch: whether a number
   * has more than eight digits is unpredictable, and a misprediction costs more than examining the
   * second half.
   */
  private static int first(long marks, long next) {
    int count = Long.numberOfTrailingZeros(marks) >>> 3;
    int more = Long.numberOfTrailingZeros(next) >>> 3;
    return count + (more & -(count >>> 3));
  }
}
