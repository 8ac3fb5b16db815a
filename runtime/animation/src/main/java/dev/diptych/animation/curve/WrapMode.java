package dev.diptych.animation.curve;

/**
 * What a curve does before its first and after its last key. The numbers are those of Unity's
 * {@code WrapMode}. For an {@code AnimationCurve}, Default, Once and ClampForever all keep the
 * value of the nearest key, as Unity's manual shows, and so does any other number.
 */
public enum WrapMode {
  /** The value of the nearest key. */
  CLAMP,

  /** The keys are repeated. */
  LOOP,

  /** The keys are repeated, every second time backwards. */
  PING_PONG;

  private static final int LOOP_NUMBER = 2;
  private static final int PING_PONG_NUMBER = 4;

  /** The mode with {@code number} in Unity and in files. */
  public static WrapMode of(long number) {
    if (number == LOOP_NUMBER) {
      return LOOP;
    }
    return number == PING_PONG_NUMBER ? PING_PONG : CLAMP;
  }

  /** The time between {@code first} and {@code last} whose value a curve has at {@code time}. */
  double wrap(double time, double first, double last) {
    double length = last - first;
    if (this == CLAMP || !(length > 0)) {
      return Math.max(first, Math.min(last, time));
    }
    double period = this == LOOP ? length : 2 * length;
    double since = (time - first) % period;
    double positive = since < 0 ? since + period : since;
    return first + (positive > length ? period - positive : positive);
  }
}
