package dev.diptych.text.syntax.tree;

import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import dev.diptych.text.rows.RowPlan;
import dev.diptych.text.rows.RowRun;
import org.jspecify.annotations.Nullable;

/**
 * Rows {@code key (cell …)} with only white space and comments between them: their span and number.
 * {@link RowCursor} parses them.
 */
public final class Rows implements Item {
  private final Source source;
  private final Span span;
  private final int count;
  private final boolean rawStrings;
  private final @Nullable RowRun run;

  public Rows(Source source, Span span, int count, boolean rawStrings, @Nullable RowRun run) {
    this.source = source;
    this.span = span;
    this.count = count;
    this.rawStrings = rawStrings;
    this.run = run;
  }

  /** From the first row's first byte to the last row's closing parenthesis. */
  @Override
  public Span span() {
    return span;
  }

  /** The text that contains the rows. */
  public Source source() {
    return source;
  }

  /** Number of rows. */
  public int count() {
    return count;
  }

  /** Whether strings in them have no escapes. */
  public boolean rawStrings() {
    return rawStrings;
  }

  /** The run whose first rows these are and whose other rows are not in this source; or null. */
  public @Nullable RowRun run() {
    return run;
  }

  /** The {@link #run} if it was parsed as {@code plan}; otherwise null. */
  public @Nullable RowRun run(RowPlan plan) {
    return run != null && run.columns().plan().equals(plan) ? run : null;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Rows that
        && source == that.source
        && span.equals(that.span)
        && count == that.count
        && rawStrings == that.rawStrings;
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
