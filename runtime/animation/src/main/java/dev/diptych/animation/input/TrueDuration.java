package dev.diptych.animation.input;

/** Measures how long a boolean curve is true during playback. */
final class TrueDuration {
  private TrueDuration() {}

  /**
   * Seconds from 0 to {@code end} at which {@code curve} is true; NaN if its keys are not in order.
   * Before the first and after the last key the value is that of the key, as in recordings of MRTK.
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
