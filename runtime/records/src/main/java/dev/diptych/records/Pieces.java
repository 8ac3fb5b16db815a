package dev.diptych.records;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Bytes of which nobody knows how many there will be: counted before they are kept. */
final class Pieces {
  /**
   * What is unpacked also stands in a text of two characters a byte, which is read again: so many
   * bytes are held for each.
   */
  private static final long COST = 4;

  private final Budget budget = Budget.current();
  private final List<byte[]> full = new ArrayList<>();
  private byte[] piece = new byte[Zlib.PIECE];
  private int total;

  /** Where the next bytes belong. */
  byte[] rest() {
    return piece;
  }

  /** Keeps the first {@code count} bytes of {@link #rest}. */
  void filled(int count) {
    budget.spend(COST * count);
    total = Math.addExact(total, count);
    if (count == piece.length) {
      full.add(piece);
      piece = new byte[Zlib.PIECE];
    } else if (count > 0) {
      full.add(Arrays.copyOf(piece, count));
    }
  }

  /** All bytes that were kept. */
  byte[] joined() {
    byte[] all = new byte[total];
    int at = 0;
    for (byte[] one : full) {
      System.arraycopy(one, 0, all, at, one.length);
      at += one.length;
    }
    return all;
  }
}
