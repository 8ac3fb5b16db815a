package dev.diptych.animation.report;

import java.nio.charset.StandardCharsets;

/** Formats names in ASCII: they come from files, which must not control a terminal. */
public final class QuotedName {
  private static final int MAX_LENGTH = 40;

  private QuotedName() {}

  /** {@code name}, normally UTF-8, in quotes and truncated. */
  public static String of(byte[] name) {
    return of(new String(name, StandardCharsets.UTF_8));
  }

  /** {@code text} in quotes and truncated. */
  public static String of(String text) {
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
