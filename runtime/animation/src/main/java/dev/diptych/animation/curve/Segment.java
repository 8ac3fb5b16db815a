package dev.diptych.animation.curve;

/**
 * The curve between two keys, in units of the segment: time from 0 to 1, and slopes in values per
 * segment.
 */
final class Segment {
  /** Enough to reach the last bit by bisection alone. */
  private static final int MAX_STEPS = 64;

  private static final double PRECISION = 1e-15;

  private Segment() {}

  /** A cubic Hermite polynomial. */
  static double hermite(double from, double leave, double to, double arrive, double t) {
    double rest = 1 - t;
    return from
        + t * t * (3 - 2 * t) * (to - from)
        + t * rest * rest * leave
        - t * t * rest * arrive;
  }

  /**
   * A cubic Bézier curve through (0, from), (outWeight, from + outWeight·leave), (1 − inWeight, to
   * − inWeight·arrive) and (1, to). With weights of 1/3 it is {@link #hermite}.
   */
  static double weighted(
      double from,
      double leave,
      double outWeight,
      double to,
      double arrive,
      double inWeight,
      double t) {
    double u = parameter(outWeight, 1 - inWeight, t);
    double span = to - from;
    return from + bezier(outWeight * leave, span - inWeight * arrive, span, u);
  }

  /**
   * The Bézier polynomial with the control values 0, {@code first}, {@code second}, {@code end}.
   */
  static double bezier(double first, double second, double end, double u) {
    double rest = 1 - u;
    return u * (3 * rest * (rest * first + u * second) + u * u * end);
  }

  /**
   * The u with bezier(x1, x2, 1, u) = {@code x}, by Newton's method within a bracket that bisection
   * halves whenever a step would leave it. If x1 or x2 is outside 0 to 1, there may be several, and
   * this is one of them.
   */
  static double parameter(double x1, double x2, double x) {
    if (!(x > 0) || x >= 1) {
      return x > 0 ? 1 : 0;
    }
    double low = 0;
    double high = 1;
    double u = x;
    for (int step = 0; step < MAX_STEPS; step++) {
      double miss = bezier(x1, x2, 1, u) - x;
      if (Math.abs(miss) < PRECISION) {
        return u;
      }
      if (miss > 0) {
        high = u;
      } else {
        low = u;
      }
      double next = u - miss / slope(x1, x2, u);
      u = next > low && next < high ? next : (low + high) / 2;
    }
    return u;
  }

  private static double slope(double x1, double x2, double u) {
    double rest = 1 - u;
    return 3 * (rest * rest * x1 + 2 * rest * u * (x2 - x1) + u * u * (1 - x2));
  }
}
