package dev.diptych.animation.input.lint;

import dev.diptych.animation.hand.WristAngles;
import dev.diptych.animation.report.NumberFormatting;

/**
 * The angle of a wrist that is farthest beyond its limit.
 *
 * @param degrees how far beyond; not above 0 if all are within
 * @param angle the size of the angle
 * @param limit the size of its limit
 * @param pattern of the message, with the angle, a time, and the limit
 */
record WristExcess(double degrees, double angle, double limit, String pattern) {
  private static final String END = " %s; it bends up to %s";

  static WristExcess of(WristAngles angles) {
    return of(
            angles.flexion(), WristAngles.MAX_FLEXION, "wrist is bent %s degrees to the palm" + END)
        .or(of(angles.flexion(), WristAngles.MIN_FLEXION, "wrist is bent %s degrees back" + END))
        .or(
            of(
                angles.deviation(),
                WristAngles.MAX_DEVIATION,
                "wrist is bent %s degrees to the thumb" + END))
        .or(
            of(
                angles.deviation(),
                WristAngles.MIN_DEVIATION,
                "wrist is bent %s degrees to the little finger" + END))
        .or(
            of(
                angles.pronation(),
                WristAngles.MAX_PRONATION,
                "forearm is turned %s degrees, from palm inside over palm down, %s; it turns up to %s"))
        .or(
            of(
                angles.pronation(),
                WristAngles.MIN_PRONATION,
                "forearm is turned %s degrees, from palm inside over palm up, %s; it turns up to %s"));
  }

  /** {@code limit} is the least angle if it is negative, otherwise the greatest. */
  private static WristExcess of(double angle, double limit, String pattern) {
    double size = Math.copySign(1, limit) * angle;
    return new WristExcess(size - Math.abs(limit), size, Math.abs(limit), pattern);
  }

  private WristExcess or(WristExcess other) {
    return other.degrees > degrees ? other : this;
  }

  /** What is bent, how far, {@code when}, and how far it can be. */
  String text(String when) {
    return pattern.formatted(
        NumberFormatting.rounded(angle, 0), when, NumberFormatting.rounded(limit, 0));
  }
}
