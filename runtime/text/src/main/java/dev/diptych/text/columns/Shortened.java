package dev.diptych.text.columns;

import java.nio.ByteBuffer;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A text without most of its rows: long runs of plain rows are read apart, and the text is left
 * with the first few of each, which say where they belong. The rest is for the parser to judge.
 */
public final class Shortened {
  private final byte[] text;
  private final List<Run> runs;
  private final Map<Integer, Run> starts = new HashMap<>();

  Shortened(byte[] text, List<Run> runs) {
    this.text = text;
    this.runs = List.copyOf(runs);
    runs.forEach(run -> starts.put(run.start(), run));
  }

  /** A text as it is. */
  public static Shortened nothing(byte[] text) {
    return new Shortened(text, List.of());
  }

  /**
   * Begins to read the long runs of {@code text}.
   *
   * @param text all of it, from 0 to its limit; not to be changed
   * @param rawStrings whether strings have no escapes
   * @param expected what rows are expected where; others are left where they are
   */
  public static Shortened of(ByteBuffer text, boolean rawStrings, Expected expected) {
    return new Shortener(text, rawStrings, expected).run();
  }

  /** What is left of the text; not to be changed. */
  public byte[] text() {
    return text;
  }

  /** The runs that are read apart, in the order of the text. */
  public List<Run> runs() {
    return runs;
  }

  /** The run whose first row stands at {@code offset} of what is left; null where none does. */
  public Run at(int offset) {
    return starts.get(offset);
  }

  /** Waits for all runs; tells whether each could be read and was taken for what it was read as. */
  public boolean holds() {
    boolean all = true;
    for (Run run : runs) {
      all &= run.holds();
    }
    return all;
  }

  /** Gives up what is not read yet. */
  public void drop() {
    runs.forEach(run -> run.columns().drop());
  }
}
