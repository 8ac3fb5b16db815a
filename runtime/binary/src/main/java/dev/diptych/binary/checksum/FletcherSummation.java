package dev.diptych.binary.checksum;

import java.nio.ByteBuffer;

/** Fletcher's checksum: two sums, modulo all ones, of words of half its width. */
final class FletcherSummation implements Summation {
  private final int width;
  private final int size;
  private final boolean little;
  private final long modulus;
  private long first;
  private long second;
  private long word;
  private int filled;

  FletcherSummation(int width, boolean little) {
    this.width = width;
    this.size = width / 16;
    this.little = little;
    this.modulus = (1L << (width / 2)) - 1;
  }

  @Override
  public void add(ByteBuffer bytes) {
    while (bytes.hasRemaining()) {
      int place = little ? filled : size - 1 - filled;
      word |= (bytes.get() & 0xFFL) << (8 * place);
      if (++filled == size) {
        addWord();
      }
    }
  }

  private void addWord() {
    first = (first + word) % modulus;
    second = (second + first) % modulus;
    word = 0;
    filled = 0;
  }

  @Override
  public byte[] result() {
    if (filled > 0) {
      addWord();
    }
    return Summation.bytes(second << (width / 2) | first, width);
  }
}
