package dev.diptych.animation.authoring.expect;

import dev.diptych.animation.curve.AnimationCurve;
import dev.diptych.animation.curve.WrapMode;
import dev.diptych.animation.input.Curve;
import dev.diptych.animation.input.InputAnimation;
import dev.diptych.animation.input.PlaybackCurve;
import java.util.Arrays;
import java.util.stream.DoubleStream;

/**
 * The times between which all curves of an animation are straight lines: those of its keys, times
 * just before a jump, and of curves with tangents as many more as make them nearly straight.
 */
final class KeyTimes {
  /** In metres, or parts of a rotation: a tenth of the slack of expectations. */
  private static final double FLAT = 1e-6;

  private static final int MAX_HALVINGS = 12;
  private static final int MAX_PERIODS = 10_000;
  private static final int TIME_AND_VALUE = 2;

  private final DoubleStream.Builder found = DoubleStream.builder();
  private final double end;

  private KeyTimes(double end) {
    this.end = end;
  }

  /** The times of {@code animation} and {@code more}, ascending, as the floats that files hold. */
  static double[] of(InputAnimation animation, double[] more) {
    KeyTimes times = new KeyTimes(animation.duration());
    Curve before = null;
    for (Curve curve : animation.curves()) {
      boolean plain = isPlain(curve);
      if (!plain || before == null || !isPlain(before) || !curve.hasTimesOf(before)) {
        times.add(curve, plain);
      }
      before = curve;
    }
    for (double time : more) {
      times.jump(time);
    }
    return times.found.build().map(time -> (float) time).sorted().distinct().toArray();
  }

  /** Whether it has straight lines and clamps. */
  private static boolean isPlain(Curve curve) {
    return isStraight(curve)
        && WrapMode.of(curve.head("pre_wrap")) == WrapMode.CLAMP
        && WrapMode.of(curve.head("post_wrap")) == WrapMode.CLAMP;
  }

  private static boolean isStraight(Curve curve) {
    return curve.isBoolean() || curve.keys().layout().columns().size() == TIME_AND_VALUE;
  }

  private void add(Curve curve, boolean plain) {
    AnimationCurve played = PlaybackCurve.of(curve);
    int size = played.keys().size();
    double[] times = new double[size];
    for (int key = 0; key < size; key++) {
      times[key] = played.keys().time(key);
      if (key > 0 && times[key] == times[key - 1]) {
        jump(times[key]);
      }
      found.add(times[key]);
    }
    if (!isStraight(curve)) {
      for (int key = 1; key < size; key++) {
        flatten(played, times[key - 1], before(times[key]), 0);
      }
    }
    if (!plain && size > 1) {
      repeat(times);
    }
  }

  private void jump(double time) {
    found.add(time);
    found.add(before(time));
  }

  private static double before(double time) {
    return Math.nextDown((float) time);
  }

  private void flatten(AnimationCurve curve, double from, double until, int depth) {
    double middle = (float) ((from + until) / 2);
    if (depth == MAX_HALVINGS || middle <= from || middle >= until) {
      return;
    }
    double first = curve.at(from);
    double span = curve.at(until) - first;
    boolean flat = true;
    for (double part : new double[] {0.25, 0.5, 0.75}) {
      double at = curve.at(from + part * (until - from));
      flat &= Math.abs(at - first - part * span) <= FLAT;
    }
    if (!flat) {
      flatten(curve, from, middle, depth + 1);
      found.add(middle);
      flatten(curve, middle, until, depth + 1);
    }
  }

  /** The images of the keys of a curve that repeats, as far as the file is played. */
  private void repeat(double[] times) {
    double first = times[0];
    double last = times[times.length - 1];
    double length = last - first;
    for (int period = 0; length > 0 && period < MAX_PERIODS; period++) {
      double start = last + period * length;
      if (start > end) {
        return;
      }
      jump(start);
      Arrays.stream(times)
          .forEach(
              time -> {
                found.add(start + time - first);
                found.add(start + last - time);
              });
    }
  }
}
