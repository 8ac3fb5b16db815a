package dev.diptych.animation.input.lint;

import dev.diptych.animation.input.Curve;
import java.util.List;

/**
 * Visits the times of the keys of several curves in ascending order, each time once. Between its
 * keys, a curve is a straight line, as the recorder thins it. The times of each curve must be
 * finite and ascending.
 */
final class KeyWalk {
  private static final double NEVER = Double.POSITIVE_INFINITY;

  private final Curve[] curves;
  // For each curve, the one before it with the same times, or itself: they advance together.
  private final int[] clock;
  // For each clock, its first key after the current time, that key's time, and that of the one
  // before.
  private final int[] next;
  private final double[] nextTime;
  private final double[] lastTime;
  private double time = Double.NEGATIVE_INFINITY;

  KeyWalk(List<Curve> curves) {
    this.curves = curves.toArray(Curve[]::new);
    this.clock = new int[this.curves.length];
    this.next = new int[this.curves.length];
    this.nextTime = new double[this.curves.length];
    this.lastTime = new double[this.curves.length];
    for (int i = 0; i < next.length; i++) {
      clock[i] = clockOf(i);
      nextTime[i] = clock[i] == i ? timeOrNever(i) : NEVER;
      lastTime[i] = NEVER;
    }
  }

  private int clockOf(int curve) {
    for (int earlier = 0; earlier < curve; earlier++) {
      if (clock[earlier] == earlier && curves[earlier].hasTimesOf(curves[curve])) {
        return earlier;
      }
    }
    return curve;
  }

  private double timeOrNever(int curve) {
    return next[curve] < curves[curve].size() ? curves[curve].time(next[curve]) : NEVER;
  }

  /** Whether {@code curves} have keys that a walk can visit, with finite values. */
  static boolean canVisit(List<Curve> curves) {
    return curves.stream().allMatch(curve -> curve.facts().ascending() && curve.facts().finite());
  }

  /** Goes to the next time; returns whether there is one. */
  boolean advance() {
    time = NEVER;
    for (double each : nextTime) {
      time = Math.min(time, each);
    }
    for (int i = 0; i < next.length; i++) {
      if (nextTime[i] == time && time != NEVER) {
        next[i]++;
        lastTime[i] = time;
        nextTime[i] = timeOrNever(i);
      }
    }
    return time != NEVER;
  }

  /** The current time in seconds. */
  double time() {
    return time;
  }

  /** The last key of a curve up to the current time, or its first one. */
  int key(int curve) {
    return Math.max(0, next[clock[curve]] - 1);
  }

  /** Whether a boolean curve is true: it holds the value of its last key. */
  boolean isTrue(int curve) {
    return !curves[curve].isEmpty() && curves[curve].isTrue(key(curve));
  }

  /** Whether a boolean curve was true until the current time. */
  boolean wasTrue(int curve) {
    int own = clock[curve];
    boolean changes = lastTime[own] == time && next[own] > 1;
    return changes ? curves[curve].isTrue(next[own] - 2) : isTrue(curve);
  }

  /** The value of a curve; that of an empty curve is 0. */
  double value(int curve) {
    Curve keys = curves[curve];
    if (keys.isEmpty()) {
      return 0;
    }
    int own = clock[curve];
    double value = keys.value(key(curve));
    double from = lastTime[own];
    if (from >= time || nextTime[own] == NEVER) {
      return value; // On a key, before the first or after the last.
    }
    double part = (time - from) / (nextTime[own] - from);
    return value + (keys.value(next[own]) - value) * part;
  }

  /** The distance of two points whose three curves begin at {@code first} and {@code second}. */
  double distance(int first, int second) {
    double x = value(first) - value(second);
    double y = value(first + 1) - value(second + 1);
    double z = value(first + 2) - value(second + 2);
    return Math.sqrt(x * x + y * y + z * z);
  }
}
