package dev.diptych.records;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A growing byte array that counts against the budget before it grows. */
final class BudgetedBytes {
  /** Decompressed bytes also appear in a text of two characters per byte, which is parsed again. */
  private static final long BYTES_HELD_PER_BYTE = 4;

  private final Budget budget = Budget.current();
  private final List<byte[]> full = new ArrayList<>();
  private byte[] chunk = new byte[Zlib.CHUNK_SIZE];
  private int total;

  /** The array to fill next. */
  byte[] chunk() {
    return chunk;
  }

  /** Adds the first {@code count} bytes of {@link #chunk}. */
  void commit(int count) {
    budget.spend(BYTES_HELD_PER_BYTE * count);
    total = Math.addExact(total, count);
    if (count == chunk.length) {
      full.add(chunk);
      chunk = new byte[Zlib.CHUNK_SIZE];
    } else if (count > 0) {
      full.add(Arrays.copyOf(chunk, count));
    }
  }

  /** All bytes added. */
  byte[] toArray() {
    byte[] all = new byte[total];
    int at = 0;
    for (byte[] one : full) {
      System.arraycopy(one, 0, all, at, one.length);
      at += one.length;
    }
    return all;
  }
}
