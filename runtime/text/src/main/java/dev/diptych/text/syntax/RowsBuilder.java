package dev.diptych.text.syntax;

import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import dev.diptych.text.columns.Columns;

/** Gathers rows into a {@link Rows}. */
final class RowsBuilder {
  private final Source source;
  private final boolean rawStrings;
  private int start;
  private int end;
  private int count;
  private Columns columns;

  RowsBuilder(Source source, boolean rawStrings) {
    this.source = source;
    this.rawStrings = rawStrings;
  }

  boolean isEmpty() {
    return count == 0;
  }

  /** Adds one row. */
  void add(int rowStart, int rowEnd) {
    add(rowStart, rowEnd, 1, null);
  }

  /** Adds a run of rows. */
  void add(Rows rows) {
    add(rows.span().start(), rows.span().end(), rows.count(), rows.columns());
  }

  private void add(int from, int to, int more, Columns read) {
    start = count == 0 ? from : start;
    end = to;
    // What was read of a part is of no use for the whole.
    columns = count == 0 ? read : null;
    count += more;
  }

  /** What was gathered; the builder is empty again. */
  Rows build() {
    Rows rows = new Rows(source, new Span(start, end), count, rawStrings, columns);
    count = 0;
    columns = null;
    return rows;
  }
}
