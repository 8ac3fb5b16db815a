package dev.diptych.animation.math;

/**
 * A rotation about an axis. In Unity's left-handed frame, a positive angle turns clockwise if one
 * looks along the axis towards the origin: +90 degrees about Y turn Z to X.
 *
 * @param axis its direction; any length above 0
 * @param degrees the angle
 */
public record AxisAngle(Vector axis, double degrees) {
  /** The rotation; the identity if the axis has no length, as {@code Quaternion.AngleAxis}. */
  public Quaternion toQuaternion() {
    double length = axis.norm();
    if (!(length > 0)) {
      return Quaternion.IDENTITY;
    }
    double half = Math.toRadians(degrees) / 2;
    Vector part = axis.scaled(StrictMath.sin(half) / length);
    return new Quaternion(part.x(), part.y(), part.z(), StrictMath.cos(half));
  }

  /**
   * The axis, of length 1, and the angle, from 0 to 180 degrees, of {@code rotation}. Without a
   * rotation the axis is +X, as in Unity.
   */
  public static AxisAngle of(Quaternion rotation) {
    Quaternion shorter = rotation.w() < 0 ? rotation.negated() : rotation;
    Vector part = new Vector(shorter.x(), shorter.y(), shorter.z());
    double length = part.norm();
    if (!(length > 0)) {
      return new AxisAngle(new Vector(1, 0, 0), 0);
    }
    double degrees = Math.toDegrees(2 * StrictMath.atan2(length, shorter.w()));
    return new AxisAngle(part.scaled(1 / length), degrees);
  }
}
