package dev.diptych.animation;

import dev.diptych.animation.curve.Curve;

/** How long a curve of true and false is true while an animation plays. */
final class TrueTime {
  private TrueTime() {}

  /**
   * Seconds from 0 to {@code end} at which {@code curve} is true; NaN where its keys are not in
   * order, so that the answer would be a guess. Before the first key and after the last one the
   * curve holds, as those do that MRTK records.
   */
  static double of(Curve curve, float end) {
    double sum = 0;
    for (int key = 0; key < curve.size(); key++) {
      boolean last = key == curve.size() - 1;
      double from = key == 0 ? 0 : curve.time(key);
      double to = last ? end : curve.time(key + 1);
      if (!(last || curve.time(key) < curve.time(key + 1)) || !Double.isFinite(from + to)) {
        return Double.NaN;
      }
      sum += curve.isTrue(key) ? Math.max(0, to - Math.max(0, from)) : 0;
    }
    return sum;
  }
}
