package dev.diptych.animation.authoring.expect;

/**
 * How fast something moves at most.
 *
 * @param metres of its place, per second
 * @param degrees of its rotation, per second
 */
record Rates(double metres, double degrees) {
  /** At rest. */
  static final Rates NONE = new Rates(0, 0);

  /** Of lengths 0, an interpolated direction has no bound. */
  private static final double NO_LENGTH = 1e-9;

  boolean isRest() {
    return metres == 0 && degrees == 0;
  }

  /** The speed of a point that is {@code radius} from the place. */
  double at(double radius) {
    return metres + (radius == 0 ? 0 : StrictMath.toRadians(degrees) * radius);
  }

  /**
   * How fast the direction of a vector changes at most that goes on a straight line, in degrees per
   * second: fastest where it is shortest.
   */
  static double turning(double[] from, double[] to, double seconds) {
    double square = 0;
    double along = 0;
    for (int i = 0; i < from.length; i++) {
      square += (to[i] - from[i]) * (to[i] - from[i]);
      along -= from[i] * (to[i] - from[i]);
    }
    if (square == 0) {
      return 0;
    }
    double foot = along / square;
    double distance = length(from, to, foot);
    double least = length(from, to, Math.max(0, Math.min(1, foot)));
    return least < NO_LENGTH
        ? Double.POSITIVE_INFINITY
        : StrictMath.toDegrees(Math.sqrt(square) * distance / (least * least) / seconds);
  }

  private static double length(double[] from, double[] to, double part) {
    double square = 0;
    for (int i = 0; i < from.length; i++) {
      double value = from[i] + part * (to[i] - from[i]);
      square += value * value;
    }
    return Math.sqrt(square);
  }
}
