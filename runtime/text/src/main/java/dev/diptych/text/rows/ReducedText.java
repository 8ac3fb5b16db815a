package dev.diptych.text.rows;

import dev.diptych.model.source.Span;
import dev.diptych.model.source.TextBytes;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A text without most of its rows: long runs of plain rows are parsed separately, and only the
 * first rows of each remain, which show where they belong. The parser handles the rest.
 */
public final class ReducedText {
  private final byte[] text;
  private final List<RowRun> runs;
  private final Map<Integer, RowRun> starts = new HashMap<>();

  ReducedText(byte[] text, List<RowRun> runs) {
    this.text = text;
    this.runs = List.copyOf(runs);
    runs.forEach(run -> starts.put(run.start(), run));
  }

  /** Wraps a text without changes. */
  public static ReducedText unchanged(byte[] text) {
    return new ReducedText(text, List.of());
  }

  /**
   * Starts to parse the long runs of {@code text}.
   *
   * @param text the whole text
   * @param rawStrings whether strings have no escapes
   * @param expected the layouts of rows; other rows remain in the text
   */
  public static ReducedText of(TextBytes text, boolean rawStrings, RowPlanLookup expected) {
    return new TextReducer(text, rawStrings, expected).reduce();
  }

  /** The reduced text; must not be changed. */
  public byte[] text() {
    return text;
  }

  /** The runs that are parsed separately, in text order. */
  public List<RowRun> runs() {
    return runs;
  }

  /** The run whose first row starts at {@code offset} of the reduced text, or null. */
  public @Nullable RowRun at(int offset) {
    return starts.get(offset);
  }

  /** The run that is exactly these rows, if it was read with a layout; otherwise null. */
  public @Nullable RowRun run(Span rows, RowPlan plan) {
    RowRun run = starts.get(rows.start());
    return run != null && run.end() == rows.end() && run.columns().plan().equals(plan) ? run : null;
  }

  /** Waits for all runs; returns whether each was parsed and used with the predicted layout. */
  public boolean isValid() {
    boolean all = true;
    for (RowRun run : runs) {
      all &= run.isValid();
    }
    return all;
  }

  /** Cancels runs that are not parsed yet. */
  public void cancel() {
    runs.forEach(run -> run.columns().cancel());
  }
}
