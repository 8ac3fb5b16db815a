package dev.diptych.authoring.format;

/**
 * A line with its gaps.
 *
 * @param line the line
 * @param extra blanks before each token in addition to those of the line
 */
@SuppressWarnings("ArrayRecordComponent") // Never compared.
record AlignedRow(Line line, int[] extra) {
  /** A line as it is. */
  static AlignedRow compact(Line line) {
    return new AlignedRow(line, new int[line.count()]);
  }

  /** The blanks before a token. */
  int gap(int index) {
    return line.gap(index) + extra[index];
  }

  /** Code points of the line without indentation and comment. */
  int width() {
    int width = line.width();
    for (int more : extra) {
      width += more;
    }
    return width;
  }
}
