package dev.diptych.animation.curve;

/**
 * Evaluates a curve at any times, and takes constant time per value if they ascend. Not for use by
 * several threads at once.
 */
public final class CurveCursor {
  private final AnimationCurve curve;
  private final Keyframes keys;
  private int key;

  CurveCursor(AnimationCurve curve) {
    this.curve = curve;
    this.keys = curve.keys();
  }

  /** The value at {@code time} in seconds, which must not be NaN. */
  public double at(double time) {
    if (keys.isEmpty()) {
      return 0;
    }
    double wrapped = curve.wrapped(time);
    seek(wrapped);
    return keys.between(key, wrapped);
  }

  /** Moves to the last key at or before {@code time}. */
  private void seek(double time) {
    if (keys.time(key) <= time && isBeforeNext(key, time)) {
      return;
    }
    boolean isNext =
        key + 1 < keys.size() && keys.time(key + 1) <= time && isBeforeNext(key + 1, time);
    key = isNext ? key + 1 : Math.max(0, keys.before(time));
  }

  private boolean isBeforeNext(int at, double time) {
    return at + 1 == keys.size() || time < keys.time(at + 1);
  }
}
