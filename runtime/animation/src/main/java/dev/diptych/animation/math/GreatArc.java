package dev.diptych.animation.math;

/**
 * The great circle from one quaternion to another.
 *
 * @param from the start
 * @param to the end
 */
record GreatArc(Quaternion from, Quaternion to) {
  /** Below it, dividing by the sine loses more digits than a straight line does. */
  private static final double MIN_SINE = 1e-6;

  /** The point at {@code part}, from 0 to 1; exact at both. */
  Quaternion at(double part) {
    if (part == 0 || part == 1) {
      return part == 0 ? from : to;
    }
    Quaternion difference = to.plus(from.negated());
    // Precise for any angle; the arc cosine of the product is not for small ones.
    double angle = 2 * StrictMath.atan2(difference.norm(), to.plus(from).norm());
    double sine = StrictMath.sin(angle);
    if (sine > MIN_SINE) {
      double rest = StrictMath.sin((1 - part) * angle) / sine;
      return from.scaled(rest).plus(to.scaled(StrictMath.sin(part * angle) / sine));
    }
    return angle > 1 ? throughOrthogonal(part) : from.plus(difference.scaled(part));
  }

  /** Between opposite points all arcs are equally short; this one always exists. */
  private Quaternion throughOrthogonal(double part) {
    Quaternion orthogonal = new Quaternion(-from.y(), from.x(), -from.w(), from.z());
    double angle = Math.PI * part;
    return from.scaled(StrictMath.cos(angle)).plus(orthogonal.scaled(StrictMath.sin(angle)));
  }
}
