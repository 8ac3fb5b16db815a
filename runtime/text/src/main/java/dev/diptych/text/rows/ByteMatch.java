package dev.diptych.text.rows;

/** Finds a character among eight bytes at once. */
final class ByteMatch {
  private static final long ONES = 0x0101010101010101L;
  private static final long LOW = ~(ONES << 7);

  private ByteMatch() {}

  /**
   * Sets the high bit of each byte of {@code word} that equals {@code character}, and no other bit.
   */
  static long of(long word, char character) {
    long other = word ^ (character * ONES);
    return ~(((other & LOW) + LOW) | other | LOW);
  }
}
