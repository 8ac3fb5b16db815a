package dev.diptych.animation.authoring;

import dev.diptych.animation.authoring.track.KeyRow;
import dev.diptych.animation.authoring.track.NumberTrack;
import dev.diptych.animation.curve.KeyframeBuilder;
import dev.diptych.authoring.section.Numbers;
import dev.diptych.authoring.tree.Origin;
import java.util.List;

/** Rows of full keyframes: value, in-tangent, out-tangent, in-weight, out-weight, weighted mode. */
final class TangentRows {
  private static final int CELLS = 6;

  private TangentRows() {}

  /** The rows of one axis. */
  static Numbers of(NumberTrack track, int axis) {
    KeyframeBuilder keys = track.axis(axis);
    double[] times = KeyRow.times(track.rows());
    double[] cells = new double[times.length * CELLS];
    for (int key = 0; key < times.length; key++) {
      int cell = key * CELLS;
      cells[cell] = track.value(axis, key);
      cells[cell + 1] = keys.inSlope(key);
      cells[cell + 2] = keys.outSlope(key);
      cells[cell + 3] = keys.inWeight(key);
      cells[cell + 4] = keys.outWeight(key);
      cells[cell + 5] = keys.weightedMode(key);
    }
    List<Origin> origins = track.rows().stream().map(KeyRow::origin).toList();
    return Numbers.floats(times, cells, CELLS, origins);
  }
}
