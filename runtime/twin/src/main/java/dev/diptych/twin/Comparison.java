package dev.diptych.twin;

import java.io.OutputStream;
import java.util.Arrays;

/** Takes a text as it is written and compares it with another, without keeping it. */
final class Comparison extends OutputStream {
  private final byte[] expected;
  private int at;
  private boolean same = true;

  Comparison(byte[] expected) {
    this.expected = expected;
  }

  /** Whether all that was written is all that was expected. */
  boolean same() {
    return same && at == expected.length;
  }

  @Override
  public void write(int b) {
    write(new byte[] {(byte) b}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int from, int count) {
    same &= count <= expected.length - at;
    if (same) {
      same = Arrays.equals(expected, at, at + count, bytes, from, from + count);
      at += count;
    }
  }
}
