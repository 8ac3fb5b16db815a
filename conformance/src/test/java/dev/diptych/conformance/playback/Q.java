package dev.diptych.conformance.playback;

/** A quaternion, of any length. */
public record Q(double x, double y, double z, double w) {
  /** A turn about the axis x, y or z, in degrees. */
  public static Q about(char axis, double degrees) {
    double half = Math.toRadians(degrees) / 2;
    double sin = Math.sin(half);
    return new Q(
        axis == 'x' ? sin : 0, axis == 'y' ? sin : 0, axis == 'z' ? sin : 0, Math.cos(half));
  }

  public Q times(Q b) {
    return new Q(
        w * b.x + x * b.w + y * b.z - z * b.y,
        w * b.y - x * b.z + y * b.w + z * b.x,
        w * b.z + x * b.y - y * b.x + z * b.w,
        w * b.w - x * b.x - y * b.y - z * b.z);
  }

  public Q inverse() {
    double square = length() * length();
    return new Q(-x / square, -y / square, -z / square, w / square);
  }

  public double length() {
    return Math.sqrt(x * x + y * y + z * z + w * w);
  }

  /** The turned point. */
  public V turn(V point) {
    Q turned = times(new Q(point.x(), point.y(), point.z(), 0)).times(inverse());
    return new V(turned.x, turned.y, turned.z);
  }

  /** The angle between both rotations in degrees. */
  public double angle(Q other) {
    Q turn = inverse().times(other);
    double sin = Math.sqrt(turn.x * turn.x + turn.y * turn.y + turn.z * turn.z);
    return 2 * Math.toDegrees(Math.atan2(sin, Math.abs(turn.w)));
  }
}
