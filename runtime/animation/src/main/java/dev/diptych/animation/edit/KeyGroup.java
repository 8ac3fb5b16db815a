package dev.diptych.animation.edit;

import dev.diptych.animation.curve.CurveCursor;
import dev.diptych.animation.input.Curve;
import dev.diptych.animation.input.PlaybackCurve;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The keys of several curves that have the same times.
 *
 * @param curves at least one
 */
record KeyGroup(List<Curve> curves) {
  float[] times() {
    float[] times = new float[curves.get(0).size()];
    for (int key = 0; key < times.length; key++) {
      times[key] = curves.get(0).time(key);
    }
    return times;
  }

  /** The values at the first key, at the second, and so on. */
  double[] values() {
    int width = curves.size();
    double[] values = new double[curves.get(0).size() * width];
    for (int axis = 0; axis < width; axis++) {
      for (int key = 0; key * width < values.length; key++) {
        values[key * width + axis] = curves.get(axis).value(key);
      }
    }
    return values;
  }

  /** Whether a curve is a straight line between keys that are finite and in order. */
  static boolean isStraight(Curve curve) {
    if (curve.isEmpty()) {
      return true;
    }
    boolean straight = curve.facts().ascending() && curve.facts().finite();
    for (int key = 1; straight && key < curve.size(); key++) {
      straight = Keys.leavesStraight(curve, key - 1) && Keys.arrivesStraight(curve, key);
    }
    return straight;
  }

  /**
   * The shortest length that the vector of {@code curves}, which are straight lines, ever has, and
   * at most 1. The same distance is a wider angle where a vector is short.
   */
  static double shortest(List<Curve> curves) {
    double[] times =
        curves.stream()
            .flatMapToDouble(curve -> IntStream.range(0, curve.size()).mapToDouble(curve::time))
            .filter(Double::isFinite)
            .sorted()
            .distinct()
            .toArray();
    List<CurveCursor> cursors =
        curves.stream().map(curve -> PlaybackCurve.of(curve).cursor()).toList();
    int width = curves.size();
    double[] values = new double[times.length * width];
    for (int i = 0; i < values.length; i++) {
      values[i] = cursors.get(i % width).at(times[i / width]);
    }
    double shortest = 1;
    for (int row = 0; row < times.length; row++) {
      shortest = Math.min(shortest, nearest(values, width, row));
    }
    return shortest;
  }

  /** The minimum distance to 0 of the line from the previous row to {@code row}. */
  private static double nearest(double[] values, int width, int row) {
    double square = 0;
    double dot = 0;
    double length = 0;
    for (int axis = 0; axis < width; axis++) {
      double from = values[Math.max(0, row - 1) * width + axis];
      double step = values[row * width + axis] - from;
      length += from * from;
      dot += from * step;
      square += step * step;
    }
    double part = square > 0 ? Math.max(0, Math.min(1, -dot / square)) : 0;
    return Math.sqrt(Math.max(0, length + 2 * part * dot + part * part * square));
  }
}
