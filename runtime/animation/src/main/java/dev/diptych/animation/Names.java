package dev.diptych.animation;

import java.nio.charset.StandardCharsets;

/** Names for people, in ASCII: names come from files, and no file shall command a terminal. */
final class Names {
  private static final int LONGEST = 40;

  private Names() {}

  /** {@code name}, which should be UTF-8, in quotes, cut short where it is long. */
  static String quoted(byte[] name) {
    String text = new String(name, StandardCharsets.UTF_8);
    StringBuilder quoted = new StringBuilder("\"");
    text.codePoints().limit(LONGEST).forEach(point -> append(quoted, point));
    boolean cut = text.codePointCount(0, text.length()) > LONGEST;
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
