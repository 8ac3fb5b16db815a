package dev.diptych.animation.curve;

/**
 * A curve that is evaluated as Unity's {@code AnimationCurve}: 0 without keys, between keys as they
 * say, and before the first and after the last key as the wrap modes say. Of several keys at one
 * time, the last one counts from there on. Computes in doubles, where Unity uses floats.
 */
public final class AnimationCurve {
  private static final double TRUE_ABOVE = 0.5;

  private final Keyframes keys;
  private final WrapMode before;
  private final WrapMode after;

  /**
   * A curve.
   *
   * @param keys its keys
   * @param before what it does before the first key
   * @param after what it does after the last key
   */
  public AnimationCurve(Keyframes keys, WrapMode before, WrapMode after) {
    this.keys = keys;
    this.before = before;
    this.after = after;
  }

  /** A curve that keeps the value of its first and of its last key. */
  public static AnimationCurve clamped(Keyframes keys) {
    return new AnimationCurve(keys, WrapMode.CLAMP, WrapMode.CLAMP);
  }

  /** The keys. */
  public Keyframes keys() {
    return keys;
  }

  /** The value at {@code time} in seconds, which must not be NaN. */
  public double at(double time) {
    return cursor().at(time);
  }

  /** Whether a curve of a boolean is true at {@code time}: as in MRTK, above 0.5. */
  public boolean isTrueAt(double time) {
    return at(time) > TRUE_ABOVE;
  }

  /**
   * The times of keys from {@code from} to {@code until}, and those at which the wrap modes repeat
   * them: between these, the curve is smooth. In any order, and perhaps more than once.
   *
   * @param limit how many
   * @throws IllegalArgumentException with one sentence if there are more
   */
  public double[] keyTimes(double from, double until, int limit) {
    return new RepeatedTimes(keys, before, after, limit).within(from, until);
  }

  /** A cursor, which is faster than {@link #at} for ascending times. */
  public CurveCursor cursor() {
    return new CurveCursor(this);
  }

  /** The time within the keys, of which there is at least one, whose value counts at a time. */
  double wrapped(double time) {
    double first = keys.time(0);
    double last = keys.time(keys.size() - 1);
    if (time < first) {
      return before.wrap(time, first, last);
    }
    return time > last ? after.wrap(time, first, last) : time;
  }
}
