package dev.diptych.plain.executor.syntax;

import dev.diptych.plain.executor.error.RequestException;
import java.util.Arrays;

/** Rejects bytes that are not a text. */
final class Encoding {
  private static final byte[] MARK = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};

  /** Number of bytes to inspect. */
  private static final int START = 4096;

  private Encoding() {}

  /** Length of the byte order mark. */
  static int mark(byte[] bytes) {
    boolean marked = bytes.length >= 3 && Arrays.equals(bytes, 0, 3, MARK, 0, 3);
    return marked ? MARK.length : 0;
  }

  /** Rejects bytes that are not a text; {@code zeros} allows zero bytes. */
  static void check(byte[] bytes, boolean zeros) {
    if (startsWith(bytes, 0xFF, 0xFE) || startsWith(bytes, 0xFE, 0xFF) || alternates(bytes)) {
      throw RequestException.rejected("the text is UTF-16");
    }
    for (int i = 0; !zeros && i < Math.min(bytes.length, START); i++) {
      if (bytes[i] == 0) {
        throw RequestException.rejected("not a text: it has a zero byte");
      }
    }
  }

  private static boolean startsWith(byte[] bytes, int first, int second) {
    return bytes.length >= 2 && (bytes[0] & 0xFF) == first && (bytes[1] & 0xFF) == second;
  }

  /** Whether every second byte at the start is zero. */
  private static boolean alternates(byte[] bytes) {
    boolean alternates = bytes.length >= 4;
    for (int i = 0; alternates && i < 4; i++) {
      alternates = (bytes[i] == 0) == ((bytes[0] == 0) == (i % 2 == 0));
    }
    return alternates;
  }
}
