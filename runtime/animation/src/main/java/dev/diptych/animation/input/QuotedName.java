package dev.diptych.animation.input;

import java.nio.charset.StandardCharsets;

/** Formats names in ASCII: they come from files, which must not control a terminal. */
final class QuotedName {
  private static final int MAX_LENGTH = 40;

  private QuotedName() {}

  /** {@code name}, normally UTF-8, in quotes and truncated. */
  static String of(byte[] name) {
    String text = new String(name, StandardCharsets.UTF_8);
    StringBuilder quoted = new StringBuilder("\"");
    text.codePoints().limit(MAX_LENGTH).forEach(point -> append(quoted, point));
    boolean cut = text.codePointCount(0, text.length()) > MAX_LENGTH;
    return quoted.append(cut ? "...\"" : "\"").toString();
  }

  private static void append(StringBuilder text, int point) {
    if (point == '"' || point == '\\') {
      text.append('\\').append((char) point);
    } else if (point >= ' ' && point <= '~') {
      text.append((char) point);
    } else {
      text.append("\\u{").append(Integer.toHexString(point)).append('}');
    }
  }
}
