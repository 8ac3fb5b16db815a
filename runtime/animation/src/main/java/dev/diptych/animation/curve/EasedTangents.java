package dev.diptych.animation.curve;

/**
 * The tangents of a segment that follows an easing. A cubic Bézier easing is a segment of Unity
 * with weights: its control points are at x1 and x2 of the time, so the weights are x1 and 1 − x2,
 * and the slopes y1/x1 and (1 − y2)/(1 − x2) times that of the straight line.
 *
 * @param out the slope after the first key
 * @param outWeight its weight
 * @param in the slope before the second key
 * @param inWeight its weight
 * @param isWeighted whether the weights count
 */
record EasedTangents(double out, double outWeight, double in, double inWeight, boolean isWeighted) {
  /**
   * The weight that replaces 0 where the slope would be infinite, which means a step in Unity. It
   * delays the curve by at most 3/65536 of the segment.
   */
  private static final double MIN_WEIGHT = 1.0 / 65536;

  /** The tangents for a segment whose straight line has {@code slope}. */
  static EasedTangents of(Easing easing, double slope) {
    if (easing instanceof Easing.CubicBezier bezier) {
      double outWeight = weight(bezier.x1(), bezier.y1() * slope);
      double inWeight = weight(1 - bezier.x2(), (1 - bezier.y2()) * slope);
      return new EasedTangents(
          ratio(bezier.y1() * slope, outWeight),
          outWeight,
          ratio((1 - bezier.y2()) * slope, inWeight),
          inWeight,
          true);
    }
    boolean holds = easing instanceof Easing.Hold;
    double out = holds ? Double.POSITIVE_INFINITY : slope;
    return new EasedTangents(out, 0, holds ? 0 : slope, 0, false);
  }

  private static double weight(double weight, double rise) {
    return rise == 0 ? weight : Math.max(MIN_WEIGHT, weight);
  }

  private static double ratio(double rise, double weight) {
    return rise == 0 ? 0 : rise / weight;
  }
}
