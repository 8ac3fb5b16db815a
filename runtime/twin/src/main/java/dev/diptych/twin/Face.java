package dev.diptych.twin;

import static java.nio.charset.StandardCharsets.UTF_16BE;
import static java.nio.charset.StandardCharsets.UTF_16LE;
import static java.nio.charset.StandardCharsets.UTF_8;

import dev.diptych.model.source.Source;
import dev.diptych.syntax.Header;
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
    byte[] start = start(file, MAX_PREFIX);
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

  /** Whether {@code file} begins with a header line, maybe in UTF-16, which is rejected later. */
  static boolean hasHeader(ByteBuffer file) {
    byte[] start = start(file, Header.MAX_PREFIX);
    return hasHeader(start) || (isUtf16(start) && hasHeader(utf8(start)));
  }

  private static boolean hasHeader(byte[] start) {
    return Header.peek(new Source("", start)) != null;
  }

  private static byte[] utf8(byte[] start) {
    boolean big = start[0] == 0 || start[0] == (byte) 0xFE;
    return new String(start, big ? UTF_16BE : UTF_16LE).getBytes(UTF_8);
  }

  private static byte[] start(ByteBuffer file, int max) {
    byte[] start = new byte[Math.min(file.limit(), max)];
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
