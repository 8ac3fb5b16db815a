package dev.diptych.animation.math;

/**
 * A position or a direction.
 *
 * <p>JOML's {@code Vector3d} adds in another order, which changes the last bit of 3 of 10 dot
 * products and of 1 of 10 lengths, and its vectors are mutable. Only sums and cross products are
 * the same bit for bit.
 *
 * @param x along X, in the units of the model
 * @param y along Y
 * @param z along Z
 */
public record Vector(double x, double y, double z) {
  /** No length. */
  public static final Vector ZERO = new Vector(0, 0, 0);

  /** The vector of three numbers. */
  public static Vector of(double[] numbers) {
    return new Vector(numbers[0], numbers[1], numbers[2]);
  }

  /** The sum. */
  public Vector plus(Vector other) {
    return new Vector(x + other.x, y + other.y, z + other.z);
  }

  /** The vector from {@code other} to this. */
  public Vector minus(Vector other) {
    return new Vector(x - other.x, y - other.y, z - other.z);
  }

  /** Every number multiplied. */
  public Vector scaled(double factor) {
    return new Vector(factor * x, factor * y, factor * z);
  }

  /** The product of both lengths and the cosine of the angle between them. */
  public double dot(Vector other) {
    return x * other.x + y * other.y + z * other.z;
  }

  /**
   * The cross product. In Unity's left-handed frame, the fingers of a left hand curl from this to
   * {@code other} while its thumb points along the product.
   */
  public Vector cross(Vector other) {
    return new Vector(
        y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x);
  }

  /** The length. */
  public double norm() {
    return Math.sqrt(dot(this));
  }

  /** The same direction with length 1; NaN if the length is 0. */
  public Vector unit() {
    return scaled(1 / norm());
  }

  /** The three numbers in a new array. */
  public double[] toArray() {
    return new double[] {x, y, z};
  }
}
