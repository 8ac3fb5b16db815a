package dev.diptych.animation.math;

/**
 * A rotation as three angles in Unity's order: "z degrees around the z-axis, x degrees around the
 * x-axis, and y degrees around the y-axis; applied in that order" (Unity's {@code
 * Quaternion.Euler}), about fixed axes. Seen from the turned object, y is heading (positive to the
 * right), then x is pitch (positive down), then z is roll (positive to the left).
 *
 * @param x degrees about X
 * @param y degrees about Y
 * @param z degrees about Z
 */
public record EulerAngles(double x, double y, double z) {
  /** Above it, X points so far up or down that only the sum of the other two angles counts. */
  private static final double MAX_SINE = 1 - 1e-12;

  /** The rotation. */
  public Quaternion toQuaternion() {
    Quaternion aboutX = about(x, 1, 0, 0);
    Quaternion aboutY = about(y, 0, 1, 0);
    Quaternion aboutZ = about(z, 0, 0, 1);
    return aboutY.times(aboutX).times(aboutZ);
  }

  private static Quaternion about(double degrees, double x, double y, double z) {
    double half = Math.toRadians(degrees) / 2;
    double sine = StrictMath.sin(half);
    return new Quaternion(x * sine, y * sine, z * sine, StrictMath.cos(half));
  }

  /**
   * The angles of a rotation of length 1: x from −90 to 90, y and z from −180 to 180. If x is ±90,
   * z is 0.
   */
  public static EulerAngles of(Quaternion q) {
    double sine = 2 * (q.w() * q.x() - q.y() * q.z());
    if (Math.abs(sine) > MAX_SINE) {
      double y = 2 * StrictMath.atan2(q.y(), q.w());
      double full = Math.abs(y) > Math.PI ? y - Math.copySign(2 * Math.PI, y) : y;
      return new EulerAngles(Math.copySign(90, sine), Math.toDegrees(full), 0);
    }
    double y =
        StrictMath.atan2(
            2 * (q.x() * q.z() + q.w() * q.y()), 1 - 2 * (q.x() * q.x() + q.y() * q.y()));
    double z =
        StrictMath.atan2(
            2 * (q.x() * q.y() + q.w() * q.z()), 1 - 2 * (q.x() * q.x() + q.z() * q.z()));
    return new EulerAngles(
        Math.toDegrees(StrictMath.asin(sine)), Math.toDegrees(y), Math.toDegrees(z));
  }
}
