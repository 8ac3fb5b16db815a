package dev.diptych.text.columns;

import java.nio.ByteBuffer;

/**
 * A long run of rows that is read apart from the text that it stands in. That text is left with the
 * first few rows.
 */
public final class Run {
  /** How many rows make a run that is worth it. */
  static final int LONG = 256;

  /** How many rows are left in the text. */
  static final int LEFT = 16;

  private final ByteBuffer text;
  private final int cutStart;
  private final int cutEnd;
  private final int start;
  private final int end;
  private final Columns columns;
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
  Run(ByteBuffer text, int cutStart, int cutEnd, int start, int end, Columns columns) {
    this.text = text;
    this.cutStart = cutStart;
    this.cutEnd = cutEnd;
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
  public Columns columns() {
    return columns;
  }

  /** Says that the rows are taken from the columns. */
  public void use() {
    used = true;
  }

  /** Whether the rows could be read, and are what somebody has taken. */
  boolean holds() {
    return used && columns.done();
  }

  /** How many line ends the text is left without. */
  public int lines() {
    if (lines < 0) {
      lines = Lines.count(text, cutStart, cutEnd);
    }
    return lines;
  }

  /** Where a row stands in the whole text, which is not one of those that are left. */
  public Excerpt row(int row) {
    int at = cutStart;
    for (int before = LEFT; before < row; before++) {
      at = after(at);
    }
    return Excerpt.of(text, blanks(at), after(at));
  }

  private int after(int from) {
    int at = from;
    while (at < cutEnd && text.get(at) != ')') {
      at++;
    }
    return Math.min(cutEnd, at + 1);
  }

  private int blanks(int from) {
    int at = from;
    while (at < cutEnd && text.get(at) <= ' ') {
      at++;
    }
    return at;
  }
}
