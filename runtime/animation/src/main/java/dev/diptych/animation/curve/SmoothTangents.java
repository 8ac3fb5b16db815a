package dev.diptych.animation.curve;

/**
 * Slopes of keys that make a curve smooth, as Unity sets them automatically. Unity computes them in
 * native code; what is public is its manual on tangent modes and {@code
 * AnimationCurve.SmoothTangents}, whose "weight of 0 evens out tangents".
 */
public enum SmoothTangents {
  /**
   * The mean of the slopes to both neighbours, and at the first and last key the slope to the only
   * one: {@code SmoothTangents} with a weight of 0. The curve may lead beyond its keys.
   */
  AUTO {
    @Override
    double between(double before, double after, double secant) {
      return (before + after) / 2;
    }

    @Override
    double atEnd(double slope) {
      return slope;
    }
  },

  /**
   * "Clamped auto", the default of Unity's animation window: the curve starts and stops slowly, is
   * flat at keys that are as high as a neighbour or higher or lower than both, and has the slope
   * from the key before to the key after (Catmull-Rom) elsewhere. It never leads beyond two
   * neighbouring keys: slopes are at most three times that to a neighbour (Fritsch and Carlson,
   * 1980).
   */
  CLAMPED_AUTO {
    @Override
    double between(double before, double after, double secant) {
      if (!(before * after > 0)) {
        return 0;
      }
      double limit = MAX_RATIO * Math.min(Math.abs(before), Math.abs(after));
      return Math.max(-limit, Math.min(limit, secant));
    }

    @Override
    double atEnd(double slope) {
      return 0;
    }
  };

  private static final double MAX_RATIO = 3;

  /**
   * The slope of a key, in units of the value per second.
   *
   * @param times of the keys, ascending
   * @param values of the keys
   */
  public double slope(double[] times, double[] values, int key) {
    boolean first = key == 0;
    boolean last = key == times.length - 1;
    if (first && last) {
      return 0;
    }
    if (first || last) {
      int from = first ? 0 : key - 1;
      return atEnd(slope(times, values, from, from + 1));
    }
    return between(
        slope(times, values, key - 1, key),
        slope(times, values, key, key + 1),
        slope(times, values, key - 1, key + 1));
  }

  private static double slope(double[] times, double[] values, int from, int to) {
    double seconds = times[to] - times[from];
    return seconds > 0 ? (values[to] - values[from]) / seconds : 0;
  }

  /** The slope of a key between the slopes to its neighbours and the slope between those. */
  abstract double between(double before, double after, double secant);

  /** The slope of the first or last key, from the slope to its neighbour. */
  abstract double atEnd(double slope);
}
