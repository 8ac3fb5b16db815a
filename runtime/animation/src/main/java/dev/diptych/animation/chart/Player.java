package dev.diptych.animation.chart;

/** Plays some numbers of a document. Not for use by several threads at once. */
interface Player {
  /**
   * Writes the numbers at {@code time}.
   *
   * @param time in seconds
   * @param into receives them
   */
  void at(double time, double[] into);

  /** The times of all keys in seconds, in any order. */
  double[] keyTimes();

  /** The numbers that a document plays, such as those of a position, which are read when needed. */
  @FunctionalInterface
  interface Source {
    /** Reads the keys. */
    Player open();
  }
}
