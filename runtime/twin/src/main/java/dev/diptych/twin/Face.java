package dev.diptych.twin;

import dev.diptych.model.source.Source;
import dev.diptych.text.syntax.SyntaxParser;
import java.nio.ByteBuffer;

/** The two faces of a document. */
public enum Face {
  /** Bytes. */
  BINARY,
  /** Text. */
  TEXT;

  private static final int MAX_PREFIX = 4096;

  /**
   * The face of {@code file}. A file that begins with a header line is a text; so is one without
   * control characters other than white space at its beginning. UTF-16 is detected as text, and
   * rejected later.
   */
  public static Face of(ByteBuffer file) {
    byte[] start = start(file);
    int end = start.length;
    if (isUtf16(start) || hasHeader(file)) {
      return TEXT;
    }
    for (int i = 0; i < end; i++) {
      int b = file.get(i) & 0xFF;
      boolean space = b == ' ' || (b >= '\t' && b <= '\r');
      if ((b < ' ' && !space) || b == 0x7F) {
        return BINARY;
      }
    }
    return end == 0 ? BINARY : TEXT;
  }

  /** Whether {@code file} begins with a header line. */
  static boolean hasHeader(ByteBuffer file) {
    return SyntaxParser.peekHeader(new Source("", start(file))) != null;
  }

  private static byte[] start(ByteBuffer file) {
    byte[] start = new byte[Math.min(file.limit(), MAX_PREFIX)];
    file.get(0, start);
    return start;
  }

  /** Whether it has a byte order mark, or a zero beside each letter. */
  private static boolean isUtf16(byte[] start) {
    if (start.length < 8) {
      return false;
    }
    int mark = ((start[0] & 0xFF) << 8) | (start[1] & 0xFF);
    boolean little = true;
    boolean big = true;
    for (int i = 0; i < 8; i += 2) {
      little &= start[i] >= ' ' && start[i + 1] == 0;
      big &= start[i] == 0 && start[i + 1] >= ' ';
    }
    return mark == 0xFFFE || mark == 0xFEFF || little || big;
  }
}
