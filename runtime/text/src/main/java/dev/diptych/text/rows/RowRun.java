package dev.diptych.text.rows;

import dev.diptych.model.source.TextBytes;

/** A long run of rows that is parsed separately. Its first rows remain in the reduced text. */
public final class RowRun {
  /** Minimum length of a run, in rows. */
  static final int MIN_ROWS = 24;

  /** Number of rows that remain in the reduced text. */
  static final int KEPT_ROWS = 4;

  private final TextBytes text;
  private final LineIndex index;
  private final int removedStart;
  private final int removedEnd;
  private final int start;
  private final int end;
  private final ParallelRows columns;
  private int lines = -1;
  private boolean used;

  /**
   * @param text the whole text
   * @param index its lines
   * @param removedStart offset in the text after the last row that remains
   * @param removedEnd offset in the text after the last row
   * @param start offset of the first row in the reduced text
   * @param end offset in the reduced text after the last row that remains
   * @param columns the parsed rows
   */
  RowRun(
      TextBytes text,
      LineIndex index,
      int removedStart,
      int removedEnd,
      int start,
      int end,
      ParallelRows columns) {
    this.text = text;
    this.index = index;
    this.removedStart = removedStart;
    this.removedEnd = removedEnd;
    this.start = start;
    this.end = end;
    this.columns = columns;
  }

  /** Offset of the first row in the reduced text. */
  public int start() {
    return start;
  }

  /** Offset after the last row in the reduced text. */
  public int end() {
    return end;
  }

  /** The parsed rows. */
  public ParallelRows columns() {
    return columns;
  }

  /** Records that the binder uses the parsed rows. */
  public void markUsed() {
    used = true;
  }

  /** Whether the rows were parsed and are used. */
  boolean isValid() {
    return used && columns.await();
  }

  /** Number of bytes removed from the text. */
  public int bytes() {
    return removedEnd - removedStart;
  }

  /** Number of line ends removed from the text. */
  public int lines() {
    if (lines < 0) {
      lines = index.count(removedStart, removedEnd);
    }
    return lines;
  }

  /** The location of a removed row in the whole text. */
  public Excerpt row(int row) {
    TextWindow window = new TextWindow(text);
    int at = removedStart;
    for (int before = KEPT_ROWS; before < row; before++) {
      at = after(window, at);
    }
    Excerpt excerpt = Excerpt.of(text, index, blanks(window, at), after(window, at));
    text.requireUnchanged();
    return excerpt;
  }

  private int after(TextWindow window, int from) {
    int at = from;
    while (at < removedEnd && window.get(at) != ')') {
      at++;
    }
    return Math.min(removedEnd, at + 1);
  }

  private int blanks(TextWindow window, int from) {
    int at = from;
    while (at < removedEnd && window.get(at) <= ' ') {
      at++;
    }
    return at;
  }
}
