package dev.diptych.records;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Bytes of which nobody knows how many there will be: counted before they are kept. */
final class BudgetedBytes {
  /**
   * What is unpacked also stands in a text of two characters a byte, which is read again: so many
   * bytes are held for each.
   */
  private static final long BYTES_HELD_PER_BYTE = 4;

  private final Budget budget = Budget.current();
  private final List<byte[]> full = new ArrayList<>();
  private byte[] chunk = new byte[Zlib.CHUNK_SIZE];
  private int total;

  /** Where the next bytes belong. */
  byte[] chunk() {
    return chunk;
  }

  /** Keeps the first {@code count} bytes of {@link #chunk}. */
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

  /** All bytes that were kept. */
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
