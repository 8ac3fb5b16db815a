package dev.diptych.animation.authoring.track;

import dev.diptych.authoring.tree.Origin;
import dev.diptych.authoring.tree.Value.Evaluated;
import java.util.List;

/**
 * A row of an authored track.
 *
 * @param origin where it is
 * @param time in the unit of the format's keys
 * @param arguments its arguments without easing
 * @param reach how it is reached from the row before
 * @param held whether it is the end of {@code from .. until}: it has the value of the row before
 */
public record KeyRow(
    Origin origin, double time, List<Evaluated> arguments, Reach reach, boolean held) {
  /**
   * The times of rows as floats, strictly ascending: of two rows at one time, which are a jump, the
   * first is just before.
   */
  public static double[] times(List<KeyRow> rows) {
    double[] times = new double[rows.size()];
    float next = Float.POSITIVE_INFINITY;
    for (int row = times.length - 1; row >= 0; row--) {
      double time = rows.get(row).time();
      boolean jump = (float) time >= next;
      times[row] = jump ? Math.nextDown(next) : time;
      next = (float) times[row];
    }
    return times;
  }

  /** The same rows {@code seconds} later. */
  public static List<KeyRow> later(List<KeyRow> rows, double seconds) {
    return rows.stream()
        .map(row -> new KeyRow(row.origin, row.time + seconds, row.arguments, row.reach, row.held))
        .toList();
  }
}
