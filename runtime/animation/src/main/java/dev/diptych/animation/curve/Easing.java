package dev.diptych.animation.curve;

import java.util.Arrays;

/**
 * How far a value has come on its way from one key to the next: a function of the part of the time
 * that has passed. It is 0 at 0 and 1 at 1. The names and the meaning are those of CSS Easing
 * Functions Level 1 (W3C).
 */
public sealed interface Easing {
  /** At constant speed. */
  Easing LINEAR = new Linear();

  /** The value of the first key until the second one. */
  Easing HOLD = new Hold();

  /** Starts slowly: {@code ease-in} of CSS. */
  Easing EASE_IN = new CubicBezier(0.42, 0, 1, 1);

  /** Stops slowly: {@code ease-out} of CSS. */
  Easing EASE_OUT = new CubicBezier(0, 0, 0.58, 1);

  /** Starts and stops slowly: {@code ease-in-out} of CSS. */
  Easing EASE_IN_OUT = new CubicBezier(0.42, 0, 0.58, 1);

  /**
   * The part of the way at {@code part} of the time. Both are from 0 to 1, but a cubic Bézier curve
   * may lead beyond either end of the way.
   */
  double at(double part);

  /**
   * Parts of the time, from 0 to 1 and ascending, between which it comes at most {@code 1 / pieces}
   * of its way, forwards or backwards.
   *
   * @param pieces above 0; of very many, as many as are practical
   */
  default double[] steps(int pieces) {
    double[] steps = new double[pieces + 1];
    Arrays.setAll(steps, step -> (double) step / pieces);
    return steps;
  }

  /** At constant speed. */
  record Linear() implements Easing {
    @Override
    public double at(double part) {
      return part;
    }
  }

  /** Stays at the first key, and jumps to the second one at its time. */
  record Hold() implements Easing {
    @Override
    public double at(double part) {
      return part < 1 ? 0 : 1;
    }

    @Override
    public double[] steps(int pieces) {
      return new double[] {0, 1};
    }
  }

  /**
   * The curve of CSS through (0, 0), (x1, y1), (x2, y2) and (1, 1), where x is the part of the time
   * and y the part of the way.
   *
   * @param x1 from 0 to 1
   * @param y1 any number
   * @param x2 from 0 to 1
   * @param y2 any number
   */
  record CubicBezier(double x1, double y1, double x2, double y2) implements Easing {
    private static final int MAX_STEPS = 1 << 14;

    /**
     * Checks the numbers.
     *
     * @throws IllegalArgumentException with one sentence if one is out of range
     */
    public CubicBezier {
      if (!(x1 >= 0 && x1 <= 1 && x2 >= 0 && x2 <= 1)) {
        throw new IllegalArgumentException("x1 and x2 of a cubic-bezier must be from 0 to 1");
      }
      if (!Double.isFinite(y1) || !Double.isFinite(y2)) {
        throw new IllegalArgumentException("y1 and y2 of a cubic-bezier must be finite");
      }
    }

    @Override
    public double at(double part) {
      return part <= 0 || part >= 1
          ? Math.max(0, Math.min(1, part))
          : Segment.bezier(y1, y2, 1, Segment.parameter(x1, x2, part));
    }

    @Override
    public double[] steps(int pieces) {
      // By the parameter, in which it has no steep places: its slope is at most this.
      double slope = 3 * Math.max(Math.abs(y1), Math.max(Math.abs(y2 - y1), Math.abs(1 - y2)));
      int count = (int) Math.max(pieces, Math.min(MAX_STEPS, Math.ceil(pieces * slope)));
      double[] steps = new double[count + 1];
      Arrays.setAll(steps, step -> Segment.bezier(x1, x2, 1, (double) step / count));
      return steps;
    }
  }
}
