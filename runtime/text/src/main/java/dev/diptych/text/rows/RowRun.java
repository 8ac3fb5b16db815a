package dev.diptych.text.rows;

import java.nio.ByteBuffer;

/**
 * A long run of rows that is read apart from the text that it stands in. That text is left with the
 * first few rows.
 */
public final class RowRun {
  /** How many rows make a run that is worth it. */
  static final int MIN_ROWS = 256;

  /** How many rows are left in the text. */
  static final int KEPT_ROWS = 16;

  private final ByteBuffer text;
  private final int removedStart;
  private final int removedEnd;
  private final int start;
  private final int end;
  private final ParallelRows columns;
  private int lines = -1;
  private boolean used;

  /**
   * A run.
   *
   * @param text the whole text
   * @param cutStart offset there after the last row that is left
   * @param cutEnd offset there after the last row
   * @param start offset of the first row in what is left of the text
   * @param end offset there after the last row that is left
   * @param columns where the rows go
   */
  RowRun(ByteBuffer text, int cutStart, int cutEnd, int start, int end, ParallelRows columns) {
    this.text = text;
    this.removedStart = cutStart;
    this.removedEnd = cutEnd;
    this.start = start;
    this.end = end;
    this.columns = columns;
  }

  /** Offset of the first row in what is left of the text. */
  public int start() {
    return start;
  }

  /** Offset after the last row in what is left of the text. */
  public int end() {
    return end;
  }

  /** Where the rows go. */
  public ParallelRows columns() {
    return columns;
  }

  /** Says that the rows are taken from the columns. */
  public void markUsed() {
    used = true;
  }

  /** Whether the rows could be read, and are what somebody has taken. */
  boolean isValid() {
    return used && columns.await();
  }

  /** How many line ends the text is left without. */
  public int lines() {
    if (lines < 0) {
      lines = LineCounter.count(text, removedStart, removedEnd);
    }
    return lines;
  }

  /** Where a row stands in the whole text, which is not one of those that are left. */
  public Excerpt row(int row) {
    int at = removedStart;
    for (int before = KEPT_ROWS; before < row; before++) {
      at = after(at);
    }
    return Excerpt.of(text, blanks(at), after(at));
  }

  private int after(int from) {
    int at = from;
    while (at < removedEnd && text.get(at) != ')') {
      at++;
    }
    return Math.min(removedEnd, at + 1);
  }

  private int blanks(int from) {
    int at = from;
    while (at < removedEnd && text.get(at) <= ' ') {
      at++;
    }
    return at;
  }
}
