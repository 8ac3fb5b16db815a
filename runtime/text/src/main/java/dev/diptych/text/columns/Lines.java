package dev.diptych.text.columns;

import java.nio.ByteBuffer;

/** Counts lines, which end at LF, CR LF or a lone CR. */
final class Lines {
  private Lines() {}

  /** How many lines end from {@code from} to before {@code to}. */
  static int count(ByteBuffer text, int from, int to) {
    int count = 0;
    for (int i = from; i < to; i++) {
      byte b = text.get(i);
      boolean ends = b == '\n' || (b == '\r' && !(i + 1 < text.limit() && text.get(i + 1) == '\n'));
      count += ends ? 1 : 0;
    }
    return count;
  }

  /** Where the line begins that {@code at} stands in. */
  static int start(ByteBuffer text, int at) {
    int start = at;
    while (start > 0 && !isEnd(text.get(start - 1))) {
      start--;
    }
    return start;
  }

  /** Where the line ends that {@code at} stands in, without its line end. */
  static int end(ByteBuffer text, int at) {
    int end = at;
    while (end < text.limit() && !isEnd(text.get(end))) {
      end++;
    }
    return end;
  }

  private static boolean isEnd(byte b) {
    return b == '\n' || b == '\r';
  }
}
