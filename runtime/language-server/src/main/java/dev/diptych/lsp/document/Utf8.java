package dev.diptych.lsp.document;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;

/**
 * UTF-8 in which also a half of a surrogate pair has bytes, three as any other character of its
 * size: an editor may insert something between two halves, and remove it again. Everything else is
 * the same, so that a text without such halves is plain UTF-8.
 */
final class Utf8 {
  private static final int HALF = 3; // bytes
  private static final int LEAD = 0xED;

  private Utf8() {}

  static byte[] encode(String text) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream(0);
    int from = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (Character.isHighSurrogate(c) && i + 1 < text.length() && isLow(text.charAt(i + 1))) {
        i++;
      } else if (Character.isSurrogate(c)) {
        bytes.writeBytes(text.substring(from, i).getBytes(UTF_8));
        bytes.write(LEAD);
        bytes.write(0x80 | (c >> 6 & 0x3F));
        bytes.write(0x80 | (c & 0x3F));
        from = i + 1;
      }
    }
    if (from == 0) {
      return text.getBytes(UTF_8);
    }
    bytes.writeBytes(text.substring(from).getBytes(UTF_8));
    return bytes.toByteArray();
  }

  private static boolean isLow(char c) {
    return Character.isLowSurrogate(c);
  }

  static String decode(byte[] bytes) {
    StringBuilder text = new StringBuilder();
    int from = 0;
    for (int i = 0; i + HALF <= bytes.length; i++) {
      if (half(bytes, i) != 0) {
        text.append(new String(bytes, from, i - from, UTF_8)).append(half(bytes, i));
        from = i + HALF;
        i = from - 1;
      }
    }
    String rest = new String(bytes, from, bytes.length - from, UTF_8);
    return from == 0 ? rest : text.append(rest).toString();
  }

  /** Whether something in a text is not UTF-8. */
  static boolean hasHalves(byte[] bytes) {
    for (int i = 0; i < bytes.length; i++) {
      if (bytes[i] == (byte) LEAD && half(bytes, i) != 0) {
        return true;
      }
    }
    return false;
  }

  /** The half of a pair whose bytes begin at {@code at}, or 0. */
  static char half(byte[] bytes, int at) {
    boolean is =
        at >= 0
            && at + HALF <= bytes.length
            && bytes[at] == (byte) LEAD
            && (bytes[at + 1] & 0xE0) == 0xA0;
    return is ? (char) (0xD000 | (bytes[at + 1] & 0x3F) << 6 | (bytes[at + 2] & 0x3F)) : 0;
  }

  /** Number of UTF-16 code units of the bytes from {@code from} to {@code to}. */
  static int units(byte[] bytes, int from, int to) {
    int units = 0;
    for (int i = from; i < to; i++) {
      units += units(bytes[i]);
    }
    return units;
  }

  /** Number of UTF-16 code units of the character that begins with a byte; 0 inside of one. */
  static int units(byte b) {
    return (b & 0xC0) == 0x80 ? 0 : (b & 0xF8) == 0xF0 ? 2 : 1;
  }
}
