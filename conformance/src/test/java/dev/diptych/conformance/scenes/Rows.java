package dev.diptych.conformance.scenes;

import dev.diptych.conformance.scenes.Block.Row;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Rows of one path in the order of their times; a range is its row and its end. */
final class Rows {
  /**
   * A row or the end of a range.
   *
   * @param time its time
   * @param row what is written
   * @param point what of a hand its block moves
   * @param end whether it is the end of a range
   */
  record Step(double time, Row row, String point, boolean end) {}

  private Rows() {}

  static List<Step> of(List<Row> rows, String point) {
    List<Step> steps = new ArrayList<>();
    for (Row row : rows) {
      steps.add(new Step(row.time(), row, point, false));
      if (row.isRange()) {
        steps.add(new Step(row.end(), row, point, true));
      }
    }
    steps.sort(Comparator.comparingDouble(Step::time));
    return steps;
  }

  /** The last of {@code count} times at or before {@code time}, or -1. */
  static int before(List<Double> times, double time) {
    int last = -1;
    while (last + 1 < times.size() && times.get(last + 1) <= time) {
      last++;
    }
    return last;
  }
}
