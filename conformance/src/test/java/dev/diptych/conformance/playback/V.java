package dev.diptych.conformance.playback;

/** A point or a direction. */
public record V(double x, double y, double z) {
  public V plus(V other) {
    return new V(x + other.x, y + other.y, z + other.z);
  }

  public V minus(V other) {
    return plus(other.times(-1));
  }

  public V times(double factor) {
    return new V(factor * x, factor * y, factor * z);
  }

  /** The point at {@code part} of the straight way to {@code other}. */
  public V to(V other, double part) {
    return plus(other.minus(this).times(part));
  }

  public double dot(V other) {
    return x * other.x + y * other.y + z * other.z;
  }

  public double length() {
    return Math.sqrt(dot(this));
  }

  public double distance(V other) {
    return minus(other).length();
  }

  /** The angle to {@code other} in degrees. */
  public double angle(V other) {
    V cross =
        new V(y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x);
    return Math.toDegrees(Math.atan2(cross.length(), dot(other)));
  }
}
