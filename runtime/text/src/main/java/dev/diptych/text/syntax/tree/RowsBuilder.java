package dev.diptych.text.syntax.tree;

import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import dev.diptych.text.rows.RowRun;
import org.jspecify.annotations.Nullable;

/** Collects rows into a {@link Rows}. */
public final class RowsBuilder {
  private final Source source;
  private final boolean rawStrings;
  private int start;
  private int end;
  private int count;
  private @Nullable RowRun run;

  public RowsBuilder(Source source, boolean rawStrings) {
    this.source = source;
    this.rawStrings = rawStrings;
  }

  public boolean isEmpty() {
    return count == 0;
  }

  /** Adds one row. */
  public void add(int rowStart, int rowEnd) {
    add(rowStart, rowEnd, 1, null);
  }

  /** Adds a run of rows. */
  public void add(Rows rows) {
    add(rows.span().start(), rows.span().end(), rows.count(), rows.run());
  }

  private void add(int from, int to, int rows, @Nullable RowRun apart) {
    start = count == 0 ? from : start;
    end = to;
    // A run that is parsed separately must be all of it.
    run = count == 0 ? apart : null;
    count += rows;
  }

  /** Returns the collected rows and clears the builder. */
  public Rows build() {
    Rows rows = new Rows(source, new Span(start, end), count, rawStrings, run);
    count = 0;
    run = null;
    return rows;
  }
}
