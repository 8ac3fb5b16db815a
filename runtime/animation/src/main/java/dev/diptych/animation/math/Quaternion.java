package dev.diptych.animation.math;

/**
 * A rotation as a quaternion, in the order (x y z w) of Mikoto. It rotates a vector actively, v
 * becomes q·v·q⁻¹, and q and −q are the same rotation. Only {@link #unit()} normalizes: the length
 * of keys is 1 within 1e-6, and keys must not change.
 *
 * <p>JOML's {@code Quaterniond} means something else where it counts. Its {@code transform} and
 * {@code invert} divide by the length, which changes the sixth decimal of such keys. Its {@code
 * slerp} always goes to the nearer hemisphere, is not exact at the ends and takes small angles as
 * straight lines, which changes 3 of 100 floats. It adds in another order, which changes the last
 * bit of 9 of 10 products. Only sums, dot products and conjugates are the same bit for bit.
 *
 * @param x the coefficient of i
 * @param y the coefficient of j
 * @param z the coefficient of k
 * @param w the real part
 */
public record Quaternion(double x, double y, double z, double w) {
  /** Which of the two quaternions of one rotation an interpolation goes to. */
  public enum Hemisphere {
    /** The given one: the rotation may turn by more than 180 degrees. */
    AS_GIVEN,

    /** The nearer one: the rotation turns by at most 180 degrees. */
    NEAREST
  }

  /** No rotation. */
  public static final Quaternion IDENTITY = new Quaternion(0, 0, 0, 1);

  /** The Hamilton product: first {@code right}, then this, about fixed axes. */
  public Quaternion times(Quaternion right) {
    return new Quaternion(
        w * right.x + x * right.w + y * right.z - z * right.y,
        w * right.y - x * right.z + y * right.w + z * right.x,
        w * right.z + x * right.y - y * right.x + z * right.w,
        w * right.w - x * right.x - y * right.y - z * right.z);
  }

  /** The conjugate, which is the inverse if the length is 1. */
  public Quaternion inverse() {
    return new Quaternion(-x, -y, -z, w);
  }

  /** The other quaternion of the same rotation. */
  public Quaternion negated() {
    return new Quaternion(-x, -y, -z, -w);
  }

  /** Number by number. */
  public Quaternion plus(Quaternion other) {
    return new Quaternion(x + other.x, y + other.y, z + other.z, w + other.w);
  }

  /** Every number multiplied. */
  public Quaternion scaled(double factor) {
    return new Quaternion(factor * x, factor * y, factor * z, factor * w);
  }

  /** The cosine of half the angle between two rotations; negative in opposite hemispheres. */
  public double dot(Quaternion other) {
    return x * other.x + y * other.y + z * other.z + w * other.w;
  }

  /** The length. */
  public double norm() {
    return Math.sqrt(dot(this));
  }

  /** The same direction with length 1; NaN if the length is 0. */
  public Quaternion unit() {
    return scaled(1 / norm());
  }

  /** This or its negative, whichever lies in the hemisphere of {@code other}. */
  public Quaternion near(Quaternion other) {
    return dot(other) < 0 ? negated() : this;
  }

  /** The same rotation in a mirror at x = 0; this is its own inverse. */
  public Quaternion mirrored() {
    return new Quaternion(x, -y, -z, w);
  }

  /** {@code v} rotated, and scaled by the square of the length of this. */
  public Vector rotate(Vector v) {
    Quaternion turned = times(new Quaternion(v.x(), v.y(), v.z(), 0)).times(inverse());
    return new Vector(turned.x, turned.y, turned.z);
  }

  /** {@link #slerp(Quaternion, double, Hemisphere)} to the nearest hemisphere. */
  public Quaternion slerp(Quaternion other, double part) {
    return slerp(other, part, Hemisphere.NEAREST);
  }

  /**
   * Interpolates at constant speed along a great circle. The ends are exact, bit for bit; with
   * {@link Hemisphere#NEAREST} the end is the nearer of {@code other} and its negative.
   *
   * @param part from 0 at this to 1 at {@code other}
   */
  public Quaternion slerp(Quaternion other, double part, Hemisphere hemisphere) {
    boolean asGiven = hemisphere == Hemisphere.AS_GIVEN;
    return new GreatArc(this, asGiven ? other : other.near(this)).at(part);
  }

  /** Half the angle in radians along the axis, as (x y z 0); the length of this is ignored. */
  public Quaternion log() {
    double sine = Math.sqrt(x * x + y * y + z * z);
    double axis = sine == 0 ? 0 : StrictMath.atan2(sine, w) / sine;
    // At −1 there is no axis, and any axis is right.
    double anyAxis = sine == 0 && w < 0 ? Math.PI : 0;
    return new Quaternion(axis * x + anyAxis, axis * y, axis * z, 0);
  }

  /** The inverse of {@link #log()}, of length 1; w is ignored. */
  public Quaternion exp() {
    double angle = Math.sqrt(x * x + y * y + z * z);
    double axis = angle == 0 ? 1 : StrictMath.sin(angle) / angle;
    return new Quaternion(axis * x, axis * y, axis * z, StrictMath.cos(angle));
  }

  /**
   * Interpolates along Shoemake's spherical quadrangle, without a change of hemispheres.
   *
   * @param control the control point of this
   * @param otherControl the control point of {@code other}
   * @param part from 0 at this to 1 at {@code other}
   */
  public Quaternion squad(
      Quaternion other, Quaternion control, Quaternion otherControl, double part) {
    Quaternion inner = control.slerp(otherControl, part, Hemisphere.AS_GIVEN);
    Quaternion outer = slerp(other, part, Hemisphere.AS_GIVEN);
    return outer.slerp(inner, 2 * part * (1 - part), Hemisphere.AS_GIVEN);
  }

  /** The four numbers in a new array, x first. */
  public double[] toArray() {
    return new double[] {x, y, z, w};
  }
}
