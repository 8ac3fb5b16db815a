package dev.diptych.animation.authoring.space;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * The runs of the rows of a path: consecutive rows that are one track of numbers. Tracks are made
 * when they are asked for.
 *
 * @param <T> the tracks
 */
final class Runs<T> {
  private final int[] firsts;
  private final List<Once<T>> tracks = new ArrayList<>();

  /** Makes the track of some rows. */
  @FunctionalInterface
  interface Maker<T> {
    /** The track from a row, as it is left, to the row before {@code end}. */
    T track(int first, int end);
  }

  /**
   * The runs of {@code rows} rows.
   *
   * @param joins whether a row and the next one belong together
   * @param changes whether a row leaves another space than it arrives in: it ends a run, and may
   *     begin another one
   */
  Runs(int rows, IntPredicate joins, IntPredicate changes, Maker<T> maker) {
    this.firsts = new int[rows];
    for (int row = 0; row < rows; row++) {
      boolean joined = row > 0 && joins.test(row - 1);
      firsts[row] = !joined ? row : changes.test(row - 1) ? row - 1 : firsts[row - 1];
      int first = row;
      tracks.add(new Once<>(() -> maker.track(first, end(first))));
    }
  }

  private int end(int first) {
    int end = first + 1;
    while (end < firsts.length && firsts[end] == first) {
      end++;
    }
    return end;
  }

  /** Whether a row and the next one are of one run. */
  boolean joins(int row) {
    return firsts[row + 1] != row + 1;
  }

  /** The track between a row and the next one, which are of one run. */
  T between(int row) {
    return tracks.get(firsts[row + 1]).get();
  }

  /** Whether all rows are one run. */
  boolean isOne() {
    return firsts[firsts.length - 1] == 0;
  }

  /** The track of the run that begins with the first row. */
  T first() {
    return tracks.get(0).get();
  }
}
