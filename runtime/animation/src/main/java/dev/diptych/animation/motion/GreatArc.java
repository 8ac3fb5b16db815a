package dev.diptych.animation.motion;

/**
 * The great circle from one quaternion to another.
 *
 * @param from where it begins
 * @param to where it ends, as given
 */
record GreatArc(Quaternion from, Quaternion to) {
  /** Below it the division by the sine costs more digits than a straight line. */
  private static final double SMALL = 1e-6;

  /** The point after {@code part} of the way; exact at 0 and 1. */
  Quaternion at(double part) {
    if (part == 0 || part == 1) {
      return part == 0 ? from : to;
    }
    Quaternion across = to.plus(from.negated());
    // Precise for any angle, where the arc cosine of the product is not for small ones.
    double angle = 2 * Math.atan2(across.norm(), to.plus(from).norm());
    double sine = Math.sin(angle);
    if (sine > SMALL) {
      double rest = Math.sin((1 - part) * angle) / sine;
      return from.scaled(rest).plus(to.scaled(Math.sin(part * angle) / sine));
    }
    return angle > 1 ? throughTheSide(part) : from.plus(across.scaled(part));
  }

  /** Between opposite points every way is as short: one that is always there is taken. */
  private Quaternion throughTheSide(double part) {
    Quaternion side = new Quaternion(-from.y(), from.x(), -from.w(), from.z());
    double angle = Math.PI * part;
    return from.scaled(Math.cos(angle)).plus(side.scaled(Math.sin(angle)));
  }
}
