package dev.diptych.animation.authoring.track;

import dev.diptych.animation.curve.Easing;
import java.util.Arrays;
import java.util.stream.DoubleStream;

/**
 * How a key is reached from the one before.
 *
 * @param easing the easing between both
 * @param smooth whether the tangents follow from the neighbours instead
 * @param isDefault whether the row has no word for it: tracks that have a curve of their own follow
 *     that
 */
public record Reach(Easing easing, boolean smooth, boolean isDefault) {
  /** Along a straight line, because the row sets nothing else. */
  public static final Reach DEFAULT = new Reach(Easing.LINEAR, false, true);

  /** Along a straight line. */
  public static final Reach LINEAR = new Reach(Easing.LINEAR, false, false);

  /** At once, at the end. */
  public static final Reach HOLD = new Reach(Easing.HOLD, false, false);

  /** With tangents that follow from the neighbours. */
  public static final Reach SMOOTH = new Reach(Easing.LINEAR, true, false);

  /**
   * How far a movement without tangents has come; smooth ones ease in and out.
   *
   * @param passed the part of the time, from 0 to 1
   */
  public double part(double passed) {
    return between().at(Math.max(0, Math.min(1, passed)));
  }

  private Easing between() {
    return smooth ? Easing.EASE_IN_OUT : easing;
  }

  /**
   * Times, ascending, between which a movement comes at most {@code 1 / pieces} of its way.
   *
   * @param from the time of the row before
   * @param until the time of the row that is reached
   */
  public DoubleStream steps(double from, double until, int pieces) {
    return Arrays.stream(between().steps(pieces)).map(part -> from + part * (until - from));
  }

  /** Whether it jumps at its end. */
  public boolean isHold() {
    return !smooth && easing == Easing.HOLD;
  }

  /** Whether it is a straight line at constant speed. */
  public boolean isLinear() {
    return !smooth && easing == Easing.LINEAR;
  }
}
