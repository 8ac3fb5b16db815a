package dev.diptych.authoring.comment;

import java.nio.ByteBuffer;

/** Searches a text for one byte, eight at a time. */
final class ByteSearch {
  private static final long ONES = 0x0101010101010101L;
  private static final long HIGH = ONES << 7;

  private ByteSearch() {}

  /** Whether an ASCII character is in {@code text}, from 0 to the limit. */
  static boolean contains(ByteBuffer text, char wanted) {
    int at = 0;
    for (; at + 8 <= text.limit(); at += 8) {
      long bytes = text.getLong(at) ^ wanted * ONES;
      if (((bytes - ONES) & ~bytes & HIGH) != 0) {
        return true;
      }
    }
    for (; at < text.limit(); at++) {
      if (text.get(at) == wanted) {
        return true;
      }
    }
    return false;
  }
}
