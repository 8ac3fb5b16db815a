package dev.diptych.text.syntax;

import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import java.util.Arrays;

/**
 * Gathers rows into a {@link Rows}. The marks depend only on where the rows stand, not on whether
 * they came one by one or in runs, so that the fast way and the slow way give equal trees.
 */
final class RowsBuilder {
  private static final int PAGE_BITS = 16;

  private final Source source;
  private final boolean rawStrings;
  private int start;
  private int end;
  private int count;
  private int page;
  private int marks;
  private int[] offsets = new int[0];
  private int[] counts = new int[0];

  RowsBuilder(Source source, boolean rawStrings) {
    this.source = source;
    this.rawStrings = rawStrings;
  }

  boolean isEmpty() {
    return count == 0;
  }

  /** Adds one row. */
  void add(int rowStart, int rowEnd) {
    begin(rowStart);
    count++;
    end = rowEnd;
  }

  /** Adds a run of rows. */
  void add(Rows rows) {
    begin(rows.span().start());
    for (int i = 0; i < rows.marks(); i++) {
      mark(rows.markOffset(i), count + rows.markCount(i));
    }
    count += rows.count();
    end = rows.span().end();
  }

  /** What was gathered; the builder is empty again. */
  Rows build() {
    Rows rows =
        new Rows(
            source,
            new Span(start, end),
            count,
            rawStrings,
            Arrays.copyOf(offsets, marks),
            Arrays.copyOf(counts, marks));
    count = 0;
    marks = 0;
    return rows;
  }

  private void begin(int rowStart) {
    if (count == 0) {
      start = rowStart;
      page = rowStart >>> PAGE_BITS;
    } else {
      mark(rowStart, count);
    }
  }

  private void mark(int rowStart, int rowsBefore) {
    if (rowStart >>> PAGE_BITS == page) {
      return;
    }
    page = rowStart >>> PAGE_BITS;
    if (marks == offsets.length) {
      int room = Math.max(8, marks * 2);
      offsets = Arrays.copyOf(offsets, room);
      counts = Arrays.copyOf(counts, room);
    }
    offsets[marks] = rowStart;
    counts[marks++] = rowsBefore;
  }
}
