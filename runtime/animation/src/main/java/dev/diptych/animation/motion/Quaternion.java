package dev.diptych.animation.motion;

/**
 * A rotation as a quaternion, in the order (x y z w) of Mikoto. It turns a vector actively, v
 * becomes q·v·q⁻¹, and q and −q mean the same rotation. Nothing here brings a quaternion to unit
 * length but {@link #unit()}: keys have it within 1e-6, and are to stay as they are.
 *
 * @param x the part of i
 * @param y the part of j
 * @param z the part of k
 * @param w the real part
 */
public record Quaternion(double x, double y, double z, double w) {
  /** No rotation. */
  public static final Quaternion IDENTITY = new Quaternion(0, 0, 0, 1);

  /** The Hamilton product: first {@code right}, then this, on the axes that stand still. */
  public Quaternion times(Quaternion right) {
    return new Quaternion(
        w * right.x + x * right.w + y * right.z - z * right.y,
        w * right.y - x * right.z + y * right.w + z * right.x,
        w * right.z + x * right.y - y * right.x + z * right.w,
        w * right.w - x * right.x - y * right.y - z * right.z);
  }

  /** The rotation back: x, y and z negated, which is the inverse where the length is 1. */
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

  /** The cosine of half the angle between two rotations; below 0 in opposite hemispheres. */
  public double dot(Quaternion other) {
    return x * other.x + y * other.y + z * other.z + w * other.w;
  }

  /** The length. */
  public double norm() {
    return Math.sqrt(dot(this));
  }

  /** The same direction at length 1; not numbers where there is no direction. */
  public Quaternion unit() {
    return scaled(1 / norm());
  }

  /** This or its negative, whichever lies in the hemisphere of {@code other}. */
  public Quaternion near(Quaternion other) {
    return dot(other) < 0 ? negated() : this;
  }

  /** {@code v} turned; where the length is not 1, scaled by its square as well. */
  public Vector rotate(Vector v) {
    Quaternion turned = times(new Quaternion(v.x(), v.y(), v.z(), 0)).times(inverse());
    return new Vector(turned.x, turned.y, turned.z);
  }

  /** The shorter way to {@code other}; see {@link #slerp(Quaternion, double, Hemisphere)}. */
  public Quaternion slerp(Quaternion other, double part) {
    return slerp(other, part, Hemisphere.NEAREST);
  }

  /**
   * Evenly along a great circle. The ends are exact, bit for bit; with {@link Hemisphere#NEAREST}
   * the end is the nearer of {@code other} and its negative.
   *
   * @param part how much of the way, from 0 to 1
   */
  public Quaternion slerp(Quaternion other, double part, Hemisphere hemisphere) {
    boolean asGiven = hemisphere == Hemisphere.AS_GIVEN;
    return new GreatArc(this, asGiven ? other : other.near(this)).at(part);
  }

  /** Half the angle along the axis, in radians, as (x y z 0); the length of this is passed over. */
  public Quaternion log() {
    double sine = Math.sqrt(x * x + y * y + z * z);
    // Straight back along w there is no axis, and any will do.
    double axis = sine == 0 ? 0 : Math.atan2(sine, w) / sine;
    double lost = sine == 0 && w < 0 ? Math.PI : 0;
    return new Quaternion(axis * x + lost, axis * y, axis * z, 0);
  }

  /** The inverse of {@link #log()}, of length 1; w is passed over. */
  public Quaternion exp() {
    double angle = Math.sqrt(x * x + y * y + z * z);
    double axis = angle == 0 ? 1 : Math.sin(angle) / angle;
    return new Quaternion(axis * x, axis * y, axis * z, Math.cos(angle));
  }

  /**
   * Shoemake's point beside this key that {@link #squad} passes by, so that there is no jerk at it:
   * q·exp(−(log(q⁻¹·next) + log(q⁻¹·previous)) / 4), for keys at equal distances, hemispheres
   * fixed.
   */
  public Quaternion intermediate(Quaternion previous, Quaternion next) {
    return Squad.leaving(previous.near(this), 1, this, next.near(this), 1);
  }

  /**
   * Shoemake's spherical quadrangle: the way to {@code other} drawn aside by two intermediate
   * points, all as given.
   *
   * @param aside the intermediate point of this
   * @param otherAside the intermediate point of {@code other}
   * @param part how much of the way, from 0 to 1
   */
  public Quaternion squad(Quaternion other, Quaternion aside, Quaternion otherAside, double part) {
    Quaternion inner = aside.slerp(otherAside, part, Hemisphere.AS_GIVEN);
    Quaternion outer = slerp(other, part, Hemisphere.AS_GIVEN);
    return outer.slerp(inner, 2 * part * (1 - part), Hemisphere.AS_GIVEN);
  }

  /** The four numbers in a new array, x first. */
  public double[] toArray() {
    return new double[] {x, y, z, w};
  }
}
