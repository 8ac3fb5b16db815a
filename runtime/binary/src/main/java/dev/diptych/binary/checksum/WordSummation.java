package dev.diptych.binary.checksum;

import dev.diptych.model.checksum.Algorithm.Sum;
import java.nio.ByteBuffer;

/** A sum, or exclusive or, of words. */
final class WordSummation implements Summation {
  private final Sum sum;
  private final boolean little;
  private final long mask;
  private long total;
  private long word;
  private int filled;

  WordSummation(Sum sum, boolean little) {
    this.sum = sum;
    this.little = little;
    this.mask = sum.width() == 64 ? -1 : (1L << sum.width()) - 1;
    this.total = sum.init();
  }

  @Override
  public void add(ByteBuffer bytes) {
    while (bytes.hasRemaining()) {
      int place = little ? filled : sum.word() - 1 - filled;
      word |= (bytes.get() & 0xFFL) << (8 * place);
      if (++filled == sum.word()) {
        addWord();
      }
    }
  }

  private void addWord() {
    total =
        switch (sum.combination()) {
          case SUM -> total + word;
          case CARRY -> carried(total, word);
          case XOR -> total ^ word;
        };
    word = 0;
    filled = 0;
  }

  private long carried(long a, long b) {
    if (sum.width() == 64) {
      long added = a + b;
      return Long.compareUnsigned(added, a) < 0 ? added + 1 : added;
    }
    // A word may be wider than the sum.
    long added = a + (b & mask) + (sum.word() * 8 > sum.width() ? b >>> sum.width() : 0);
    while ((added & ~mask) != 0) {
      added = (added & mask) + (added >>> sum.width());
    }
    return added;
  }

  @Override
  public byte[] result() {
    if (filled > 0) {
      addWord();
    }
    long result =
        switch (sum.complement()) {
          case NONE -> total;
          case ONES -> ~total;
          case TWOS -> -total;
        };
    return Summation.bytes(result & mask, sum.width());
  }
}
