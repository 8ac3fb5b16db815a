package dev.diptych.ksy;

import org.yaml.snakeyaml.DumperOptions.ScalarStyle;
import org.yaml.snakeyaml.nodes.ScalarNode;

/** The places of the characters of a scalar in its file: plain, quoted, literal and folded. */
final class ScalarText {
  private ScalarText() {}

  /** For each code point of the value, and behind the last: its offset (in chars) in the text. */
  static int[] offsets(String text, ScalarNode scalar) {
    String value = scalar.getValue();
    int count = value.codePointCount(0, value.length());
    int[] offsets = new int[count + 1];
    int at = text.offsetByCodePoints(0, scalar.getStartMark().getIndex());
    int end = text.offsetByCodePoints(0, scalar.getEndMark().getIndex());
    ScalarStyle style = scalar.getScalarStyle();
    boolean block = style == ScalarStyle.LITERAL || style == ScalarStyle.FOLDED;
    if (block) {
      at = text.indexOf('\n', at) + 1;
    } else if (style != ScalarStyle.PLAIN) {
      at++;
    }
    int last = at;
    for (int i = 0, v = 0; i < count; i++) {
      int c = value.codePointAt(v);
      v += Character.charCount(c);
      at = next(text, at, end, c, style);
      offsets[i] = Math.min(at, end);
      at += length(text, at, c, style);
      last = Math.min(at, end);
    }
    offsets[count] = last;
    return offsets;
  }

  /** The character of the file that gives {@code c}: line ends and indentation are skipped. */
  private static int next(String text, int at, int end, int c, ScalarStyle style) {
    boolean escaped = style == ScalarStyle.DOUBLE_QUOTED && at < end && text.charAt(at) == '\\';
    if (escaped && text.startsWith("\\\n", at)) {
      return next(text, skip(text, at + 1, end), end, c, style);
    }
    if (at >= end || escaped || text.codePointAt(at) == c) {
      return at;
    }
    if (c == ' ' || c == '\n') {
      return at; // a folded line end
    }
    return skip(text, at, end);
  }

  private static int skip(String text, int at, int end) {
    int next = at;
    while (next < end && Character.isWhitespace(text.charAt(next))) {
      next++;
    }
    return next;
  }

  private static int length(String text, int at, int c, ScalarStyle style) {
    if (at >= text.length()) {
      return 0;
    }
    if (style == ScalarStyle.SINGLE_QUOTED && text.startsWith("''", at)) {
      return 2;
    }
    if (style == ScalarStyle.DOUBLE_QUOTED && text.charAt(at) == '\\' && at + 1 < text.length()) {
      return switch (text.charAt(at + 1)) {
        case 'x' -> 4;
        case 'u' -> 6;
        case 'U' -> 10;
        default -> 2;
      };
    }
    return text.codePointAt(at) == c || c == ' ' || c == '\n' ? Character.charCount(c) : 0;
  }
}
