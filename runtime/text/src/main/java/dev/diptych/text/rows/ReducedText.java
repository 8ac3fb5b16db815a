package dev.diptych.text.rows;

import java.nio.ByteBuffer;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A text without most of its rows: long runs of plain rows are read apart, and the text is left
 * with the first few of each, which say where they belong. The rest is for the parser to judge.
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

  /** A text as it is. */
  public static ReducedText unchanged(byte[] text) {
    return new ReducedText(text, List.of());
  }

  /**
   * Begins to read the long runs of {@code text}.
   *
   * @param text all of it, from 0 to its limit; not to be changed
   * @param rawStrings whether strings have no escapes
   * @param expected what rows are expected where; others are left where they are
   */
  public static ReducedText of(ByteBuffer text, boolean rawStrings, RowPlanLookup expected) {
    return new TextReducer(text, rawStrings, expected).reduce();
  }

  /** What is left of the text; not to be changed. */
  public byte[] text() {
    return text;
  }

  /** The runs that are read apart, in the order of the text. */
  public List<RowRun> runs() {
    return runs;
  }

  /** The run whose first row stands at {@code offset} of what is left; null where none does. */
  public RowRun at(int offset) {
    return starts.get(offset);
  }

  /** Waits for all runs; tells whether each could be read and was taken for what it was read as. */
  public boolean isValid() {
    boolean all = true;
    for (RowRun run : runs) {
      all &= run.isValid();
    }
    return all;
  }

  /** Gives up what is not read yet. */
  public void cancel() {
    runs.forEach(run -> run.columns().cancel());
  }
}
