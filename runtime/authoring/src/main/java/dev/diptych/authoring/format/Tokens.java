package dev.diptych.authoring.format;

import dev.diptych.text.sink.ByteBuilder;

/** Writes tokens. */
final class Tokens {
  private Tokens() {}

  /** Writes a token; the lines of a byte literal are indented. */
  static void put(byte[] text, int start, int end, ByteBuilder out, byte[] lineBreak) {
    int at = start;
    while (at < end) {
      int stop = lineEnd(text, at, end);
      int last = stop;
      while (stop < end && last > at && TokenScanner.isBlank(text[last - 1])) {
        last--;
      }
      out.put(text, at, last - at);
      at = stop;
      if (at < end) {
        while (at < end && TokenScanner.isBlank(text[at])) {
          at++;
        }
        out.put(lineBreak, 0, lineBreak.length);
      }
    }
  }

  /** Whether a token has several lines. */
  static boolean isBroken(byte[] text, int start, int end) {
    return lineEnd(text, start, end) < end;
  }

  private static int lineEnd(byte[] text, int from, int end) {
    int at = from;
    while (at < end && !TokenScanner.isLineEnd(text[at])) {
      at++;
    }
    return at;
  }
}
