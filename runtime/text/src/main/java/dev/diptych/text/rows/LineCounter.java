package dev.diptych.text.rows;

/** Counts lines, which end at LF, CR LF or a lone CR. */
final class LineCounter {
  private LineCounter() {}

  /** Number of line ends from {@code from} to {@code to}, exclusive. */
  static int count(TextWindow text, int from, int to) {
    int count = 0;
    int at = from;
    while (at < to) {
      boolean whole = at + 8 <= to;
      long word = whole ? text.getLong(at) : 0;
      if (whole && ByteMatch.of(word, '\r') == 0) {
        count += Long.bitCount(ByteMatch.of(word, '\n'));
        at += 8;
      } else {
        int stop = whole ? at + 8 : to;
        while (at < stop) {
          count += ends(text, at++) ? 1 : 0;
        }
      }
    }
    return count;
  }

  private static boolean ends(TextWindow text, int at) {
    byte b = text.get(at);
    return b == '\n' || (b == '\r' && !(at + 1 < text.limit() && text.get(at + 1) == '\n'));
  }

  /** Start of the line that contains {@code at}. */
  static int start(TextWindow text, int at) {
    int start = at;
    while (start > 0 && !isEnd(text.get(start - 1))) {
      start--;
    }
    return start;
  }

  /** End of the line that contains {@code at}, without its line end. */
  static int end(TextWindow text, int at) {
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
