package dev.diptych.twin;

import java.nio.ByteBuffer;

/** The two faces of a document. */
public enum Face {
  /** Bytes. */
  BINARY,
  /** Text for people. */
  TEXT;

  private static final int LOOK = 4096;

  /**
   * Which face {@code file} shows. A text has no control characters at its beginning but white
   * space; a binary format begins with a magic that has some. A text in UTF-16 is a text, if none
   * that is taken.
   */
  public static Face of(ByteBuffer file) {
    if (file.limit() >= 2 && isUtf16Mark(file.get(0) & 0xFF, file.get(1) & 0xFF)) {
      return TEXT;
    }
    int end = Math.min(file.limit(), LOOK);
    for (int i = 0; i < end; i++) {
      int b = file.get(i) & 0xFF;
      boolean space = b == ' ' || (b >= '\t' && b <= '\r');
      if ((b < ' ' && !space) || b == 0x7F) {
        return BINARY;
      }
    }
    return end == 0 ? BINARY : TEXT;
  }

  private static boolean isUtf16Mark(int first, int second) {
    return (first == 0xFF && second == 0xFE) || (first == 0xFE && second == 0xFF);
  }
}
