package dev.diptych.table;

/** What a document plays over time, such as its curves, as one row for each time. */
public interface Playback {
  /** The name of the column with the time. */
  String timeName();

  /**
   * A row for each multiple of a step, from the start to the end.
   *
   * @param rate rows for each unit of time, above 0
   * @throws IllegalArgumentException with one sentence if it cannot be played, or has too many rows
   */
  RowSource at(double rate);
}
