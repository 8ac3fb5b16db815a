package dev.diptych.animation.authoring.take;

import dev.diptych.animation.math.Vector;
import java.util.Arrays;
import java.util.List;

/**
 * What is added to the place of a hand: straight lines between times of a recording.
 *
 * @param times ascending, in seconds of the recording
 * @param vectors one for each time; before the first and after the last time it is zero
 */
record Correction(double[] times, List<Vector> vectors) {
  /** No correction. */
  static final Correction NONE = new Correction(new double[0], List.of());

  /** The correction at a time of the recording. */
  Vector at(double time) {
    if (times.length == 0 || time < times[0] || time > times[times.length - 1]) {
      return Vector.ZERO;
    }
    int found = Arrays.binarySearch(times, time);
    if (found >= 0) {
      return vectors.get(found);
    }
    int next = -found - 1;
    double part = (time - times[next - 1]) / (times[next] - times[next - 1]);
    Vector before = vectors.get(next - 1);
    return before.plus(vectors.get(next).minus(before).scaled(part));
  }
}
