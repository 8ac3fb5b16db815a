package dev.diptych.conformance.playback;

/**
 * An easing of CSS, solved by bisection.
 *
 * @param x1 of the first control point
 * @param y1 likewise
 * @param x2 of the second control point
 * @param y2 likewise
 */
public record Ease(double x1, double y1, double x2, double y2) {
  public static final Ease LINEAR = new Ease(0, 0, 1, 1);
  public static final Ease OUT = new Ease(0, 0, 0.58, 1);
  public static final Ease IN_OUT = new Ease(0.42, 0, 0.58, 1);

  private static final int STEPS = 60;

  /** The part of the way at {@code part} of the time. */
  public double at(double part) {
    if (part <= 0 || part >= 1) {
      return part <= 0 ? 0 : 1;
    }
    double low = 0;
    double high = 1;
    for (int step = 0; step < STEPS; step++) {
      double middle = (low + high) / 2;
      if (cubic(0, x1, x2, 1, middle) < part) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return cubic(0, y1, y2, 1, (low + high) / 2);
  }

  /** The part of the way at {@code time} if it begins and ends at the other two times. */
  public double at(double time, double begin, double end) {
    return at((time - begin) / (end - begin));
  }

  /** A Bézier polynomial. */
  public static double cubic(double a, double b, double c, double d, double s) {
    double r = 1 - s;
    return r * r * r * a + 3 * r * r * s * b + 3 * r * s * s * c + s * s * s * d;
  }
}
