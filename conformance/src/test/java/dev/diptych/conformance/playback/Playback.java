package dev.diptych.conformance.playback;

import dev.diptych.conformance.independent.Animation;
import dev.diptych.conformance.independent.Curve;
import dev.diptych.conformance.independent.Key;
import dev.diptych.conformance.independent.Pose;
import java.util.List;
import java.util.function.DoublePredicate;

/**
 * Plays curves as Unity does with what MRTK loads: two words of a key are linear, seven are a
 * weighted Bézier curve. Numbers are interpolated one by one and not normalised.
 */
public final class Playback {
  private static final int STEPS = 60;
  private static final float THIRD = 1 / 3f;

  private Playback() {}

  public static V position(Pose pose, double time) {
    return new V(
        at(pose.positionX(), time), at(pose.positionY(), time), at(pose.positionZ(), time));
  }

  public static Q rotation(Pose pose, double time) {
    return new Q(
        at(pose.rotationX(), time),
        at(pose.rotationY(), time),
        at(pose.rotationZ(), time),
        at(pose.rotationW(), time));
  }

  public static V origin(Animation animation, double time) {
    List<Curve> curves = animation.gaze().curves();
    return new V(at(curves.get(0), time), at(curves.get(1), time), at(curves.get(2), time));
  }

  public static V direction(Animation animation, double time) {
    List<Curve> curves = animation.gaze().curves();
    return new V(at(curves.get(3), time), at(curves.get(4), time), at(curves.get(5), time));
  }

  /**
   * The fastest step between neighbouring keys, in metres for each second.
   *
   * @param counts whether a step counts, by the time in its middle
   */
  static double fastestStep(Pose pose, DoublePredicate counts) {
    List<Key> keys = pose.positionX().keys();
    double fastest = 0;
    for (int key = 1; key < keys.size(); key++) {
      double from = keys.get(key - 1).time();
      double until = keys.get(key).time();
      if (until > from && counts.test((from + until) / 2)) {
        V step = position(pose, until).minus(position(pose, from));
        fastest = Math.max(fastest, step.length() / (until - from));
      }
    }
    return fastest;
  }

  /** A boolean holds its value until the next key. */
  public static boolean isTrue(Curve curve, double time) {
    List<Key> keys = curve.keys();
    int key = Math.max(0, last(keys, time));
    return !keys.isEmpty() && keys.get(key).value() > 0.5f;
  }

  public static double at(Curve curve, double time) {
    List<Key> keys = curve.keys();
    if (keys.isEmpty()) {
      return 0;
    }
    int key = last(keys, time);
    if (key < 0 || key == keys.size() - 1) {
      return keys.get(Math.max(0, key)).value();
    }
    Key from = keys.get(key);
    Key to = keys.get(key + 1);
    double part = (time - from.time()) / ((double) to.time() - from.time());
    return from.bits().length == Key.SHORT_WORDS
        ? from.value() + part * ((double) to.value() - from.value())
        : bezier(from, to, part);
  }

  /** The last key at or before {@code time}, or -1. */
  private static int last(List<Key> keys, double time) {
    int low = -1;
    int high = keys.size();
    while (high - low > 1) {
      int middle = (low + high) >>> 1;
      if (keys.get(middle).time() <= time) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return low;
  }

  private static double bezier(Key from, Key to, double part) {
    double outSlope = number(from, 3);
    double inSlope = number(to, 2);
    if (Double.isInfinite(outSlope) || Double.isInfinite(inSlope)) {
      return from.value(); // a constant tangent
    }
    double outWeight = (from.bits()[6] & 2) != 0 ? number(from, 5) : THIRD;
    double inWeight = (to.bits()[6] & 1) != 0 ? number(to, 4) : THIRD;
    double span = (double) to.time() - from.time();
    double low = 0;
    double high = 1;
    for (int step = 0; step < STEPS; step++) {
      double middle = (low + high) / 2;
      if (Ease.cubic(0, outWeight, 1 - inWeight, 1, middle) < part) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return Ease.cubic(
        from.value(),
        from.value() + outWeight * span * outSlope,
        to.value() - inWeight * span * inSlope,
        to.value(),
        (low + high) / 2);
  }

  private static double number(Key key, int word) {
    return Float.intBitsToFloat(key.bits()[word]);
  }
}
