package dev.diptych.animation.curve;

/** A Bézier curve by repeated interpolation between neighbouring points. */
final class DeCasteljau {
  private DeCasteljau() {}

  static double at(double u, double... control) {
    double[] points = control.clone();
    for (int left = points.length - 1; left > 0; left--) {
      for (int i = 0; i < left; i++) {
        points[i] = (1 - u) * points[i] + u * points[i + 1];
      }
    }
    return points[0];
  }
}
