package dev.diptych.animation.math;

/**
 * The rotation that turns +Z to a direction and keeps +Y up, as Unity's {@code
 * Quaternion.LookRotation} documents it.
 */
public final class LookRotation {
  private static final Vector FORWARD = new Vector(0, 0, 1);

  /** Below it, two unit vectors are taken as parallel. */
  private static final double MIN_SINE = 1e-9;

  private LookRotation() {}

  /** {@link #of(Vector, Vector)} with +Y as up. */
  public static Quaternion of(Vector forward) {
    return of(forward, new Vector(0, 1, 0));
  }

  /**
   * The rotation with +Z along {@code forward}, and +Y in the plane of {@code forward} and {@code
   * up}. If these are parallel, it is the shortest rotation of +Z to {@code forward}; if {@code
   * forward} has no length, the identity.
   */
  public static Quaternion of(Vector forward, Vector up) {
    double length = forward.norm();
    if (!(length > 0)) {
      return Quaternion.IDENTITY;
    }
    Vector z = forward.scaled(1 / length);
    Vector side = up.cross(z);
    if (!(side.norm() > MIN_SINE * up.norm())) {
      return shortest(FORWARD, z);
    }
    Vector x = side.unit();
    return ofAxes(x, z.cross(x), z);
  }

  /** The shortest rotation from one unit vector to another, as Unity's {@code FromToRotation}. */
  public static Quaternion shortest(Vector from, Vector to) {
    double cosine = from.dot(to);
    if (cosine < -1 + MIN_SINE) {
      Vector side = Math.abs(from.x()) < 0.5 ? new Vector(1, 0, 0) : new Vector(0, 1, 0);
      Vector axis = side.minus(from.scaled(side.dot(from))).unit();
      return new Quaternion(axis.x(), axis.y(), axis.z(), 0);
    }
    Vector axis = from.cross(to);
    return new Quaternion(axis.x(), axis.y(), axis.z(), 1 + cosine).unit();
  }

  /**
   * The rotation that turns the axes X, Y and Z to three orthogonal vectors of length 1. It divides
   * by the largest of the four numbers (Shepperd's method).
   */
  public static Quaternion ofAxes(Vector x, Vector y, Vector z) {
    double w4 = 1 + x.x() + y.y() + z.z();
    double x4 = 1 + x.x() - y.y() - z.z();
    double y4 = 1 - x.x() + y.y() - z.z();
    double z4 = 1 - x.x() - y.y() + z.z();
    double most = Math.max(Math.max(w4, x4), Math.max(y4, z4));
    Quaternion found;
    if (most == w4) {
      found = new Quaternion(y.z() - z.y(), z.x() - x.z(), x.y() - y.x(), w4);
    } else if (most == x4) {
      found = new Quaternion(x4, x.y() + y.x(), z.x() + x.z(), y.z() - z.y());
    } else if (most == y4) {
      found = new Quaternion(x.y() + y.x(), y4, y.z() + z.y(), z.x() - x.z());
    } else {
      found = new Quaternion(z.x() + x.z(), y.z() + z.y(), z4, x.y() - y.x());
    }
    return found.unit();
  }
}
