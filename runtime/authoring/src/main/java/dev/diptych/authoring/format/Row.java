package dev.diptych.authoring.format;

/**
 * The parts of a row: a key, a value such as {@code (1 2 3)} or {@code by (1 2 3)}, and arguments.
 *
 * @param line its line
 * @param value index of the first token of the value
 * @param open index of the parenthesis of the value, or {@code end} without one
 * @param end index after the value
 * @param flat whether the value is a group without other groups
 * @param extra blanks before each token, in addition to those of the line
 */
@SuppressWarnings("ArrayRecordComponent") // Never compared.
record Row(Line line, int value, int open, int end, boolean flat, int[] extra) {
  static Row of(byte[] text, Line line, int[] extra) {
    int count = line.count();
    int value = line.first(0) == '(' ? 0 : word(text, line, 0, "calc") ? close(line, 1) : 1;
    int open = value;
    if (open < count && line.first(open) != '(') {
      open++;
    }
    boolean reference =
        open < count
            && open > value
            && line.first(open) != '('
            && (word(text, line, value, "at") || word(text, line, value, ".."));
    if (open >= count || line.first(open) != '(') {
      int end = Math.min(count, reference ? open + 1 : open);
      return new Row(line, value, end, end, false, extra);
    }
    int end = close(line, open);
    return new Row(line, value, open, end, isFlat(line, open + 1, end - 1), extra);
  }

  /** Columns of the tokens from {@code from} to {@code to}. */
  int width(int from, int to) {
    int width = 0;
    for (int i = from; i < to; i++) {
      width += line.width(i) + (i == from ? 0 : line.gap(i) + extra[i]);
    }
    return width;
  }

  /** Number of cells of the value. */
  int cells() {
    return end - open - 2;
  }

  /** Index of the token of a cell. */
  int cell(int column) {
    return open + 1 + column;
  }

  /** Whether the cells of {@code other} belong in the same columns. */
  boolean hasFormOf(Row other) {
    return flat && other.flat && open - value == other.open - other.value;
  }

  private static boolean word(byte[] text, Line line, int index, String word) {
    return TokenScanner.is(text, line.start(index), line.end(index), word);
  }

  private static boolean isFlat(Line line, int from, int to) {
    for (int i = from; i < to; i++) {
      if (line.first(i) == '(' || line.first(i) == ')' || line.first(i) == ',') {
        return false;
      }
    }
    return true;
  }

  /** Index after the parenthesis that closes the one at {@code open}. */
  private static int close(Line line, int open) {
    int depth = 0;
    for (int i = open; i < line.count(); i++) {
      depth += line.first(i) == '(' ? 1 : line.first(i) == ')' ? -1 : 0;
      if (depth == 0) {
        return i + 1;
      }
    }
    return line.count();
  }
}
