package dev.diptych.text.syntax;

import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Rows {@code key (cell …)} with nothing but white space and comments between them: where they
 * stand and how many they are. {@link RowCursor} reads them.
 *
 * <p>The first row of each page of text is marked, so that many rows can be cut into parts that are
 * read at the same time.
 */
public final class Rows implements Item {
  private final Source source;
  private final Span span;
  private final int count;
  private final boolean rawStrings;
  // Offset of each marked row, and how many rows stand before it. The first row has no mark.
  private final int[] markOffsets;
  private final int[] markCounts;

  Rows(
      Source source,
      Span span,
      int count,
      boolean rawStrings,
      int[] markOffsets,
      int[] markCounts) {
    this.source = source;
    this.span = span;
    this.count = count;
    this.rawStrings = rawStrings;
    this.markOffsets = markOffsets;
    this.markCounts = markCounts;
  }

  /** From the first row's first byte to the last row's closing parenthesis. */
  @Override
  public Span span() {
    return span;
  }

  /** The text that they stand in. */
  public Source source() {
    return source;
  }

  /** How many rows there are. */
  public int count() {
    return count;
  }

  /** Whether strings in them have no escapes. */
  public boolean rawStrings() {
    return rawStrings;
  }

  /**
   * These rows in order as at most {@code parts} parts of about the same length, and as fewer where
   * there is too little text to be worth it.
   */
  public List<Rows> split(int parts) {
    List<Rows> list = new ArrayList<>();
    int from = -1;
    for (int part = 1; part < parts; part++) {
      int wanted = span.start() + (int) ((long) span.length() * part / parts);
      int mark = Arrays.binarySearch(markOffsets, wanted);
      mark = mark < 0 ? -mark - 1 : mark;
      if (mark < markOffsets.length && mark > from) {
        list.add(part(from, mark));
        from = mark;
      }
    }
    list.add(part(from, markOffsets.length));
    return list;
  }

  /** The rows from one mark to another; -1 is the first row, and the number of marks is the end. */
  private Rows part(int from, int to) {
    int start = from < 0 ? span.start() : markOffsets[from];
    int before = from < 0 ? 0 : markCounts[from];
    boolean last = to == markOffsets.length;
    int end = last ? span.end() : markOffsets[to];
    int after = last ? count : markCounts[to];
    int[] none = {};
    return new Rows(source, new Span(start, end), after - before, rawStrings, none, none);
  }

  int marks() {
    return markOffsets.length;
  }

  int markOffset(int mark) {
    return markOffsets[mark];
  }

  int markCount(int mark) {
    return markCounts[mark];
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Rows that
        && source == that.source
        && span.equals(that.span)
        && count == that.count
        && rawStrings == that.rawStrings
        && Arrays.equals(markOffsets, that.markOffsets)
        && Arrays.equals(markCounts, that.markCounts);
  }

  @Override
  public int hashCode() {
    return 31 * span.hashCode() + count;
  }

  @Override
  public String toString() {
    return "Rows[count=" + count + ", span=" + span + "]";
  }
}
