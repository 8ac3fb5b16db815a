package dev.diptych.ksy;

import org.yaml.snakeyaml.DumperOptions.ScalarStyle;

/** The places of the characters of a scalar in its file: plain, quoted, literal and folded. */
final class ScalarText {
  private final int[] file;
  private final int end;
  private final ScalarStyle style;

  private ScalarText(int[] file, int end, ScalarStyle style) {
    this.file = file;
    this.end = end;
    this.style = style;
  }

  /**
   * For each code point of the text of {@code scalar}, and behind the last: its offset in {@code
   * file}, the code points of the file.
   */
  static int[] offsets(int[] file, YamlNode.Scalar scalar) {
    int end = Math.min(scalar.at().end(), file.length);
    ScalarText text = new ScalarText(file, end, scalar.style());
    return text.offsets(text.first(scalar.at().start()), scalar.text().codePoints().toArray());
  }

  /** Where the text of the scalar at {@code start} begins: behind a quote, or in the next line. */
  private int first(int start) {
    if (style == ScalarStyle.LITERAL || style == ScalarStyle.FOLDED) {
      int line = start;
      while (line < end && file[line] != '\n') {
        line++;
      }
      return line + 1;
    }
    return style == ScalarStyle.PLAIN ? start : start + 1;
  }

  private int[] offsets(int first, int[] value) {
    int[] offsets = new int[value.length + 1];
    int at = first;
    int last = first;
    for (int i = 0; i < value.length; i++) {
      at = next(at, value[i]);
      offsets[i] = Math.min(at, end);
      at += length(at, value[i]);
      last = Math.min(at, end);
    }
    offsets[value.length] = last;
    return offsets;
  }

  private boolean is(int at, int c) {
    return at < file.length && file[at] == c;
  }

  /** The character of the file that gives {@code c}: line ends and indentation are skipped. */
  private int next(int at, int c) {
    boolean escaped = style == ScalarStyle.DOUBLE_QUOTED && at < end && is(at, '\\');
    if (escaped && is(at + 1, '\n')) {
      return next(skip(at + 1), c);
    }
    if (at >= end || escaped || is(at, c)) {
      return at;
    }
    if (c == ' ' || c == '\n') {
      return at; // a folded line end
    }
    return skip(at);
  }

  private int skip(int at) {
    int next = at;
    while (next < end && Character.isWhitespace(file[next])) {
      next++;
    }
    return next;
  }

  private int length(int at, int c) {
    if (at >= file.length) {
      return 0;
    }
    if (style == ScalarStyle.SINGLE_QUOTED && is(at, '\'') && is(at + 1, '\'')) {
      return 2;
    }
    if (style == ScalarStyle.DOUBLE_QUOTED && is(at, '\\') && at + 1 < file.length) {
      return switch (file[at + 1]) {
        case 'x' -> 4;
        case 'u' -> 6;
        case 'U' -> 10;
        default -> 2;
      };
    }
    return is(at, c) || c == ' ' || c == '\n' ? 1 : 0;
  }
}
