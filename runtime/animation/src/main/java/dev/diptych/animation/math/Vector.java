package dev.diptych.animation.math;

/**
 * A position or a direction.
 *
 * @param x along X, in the units of the model
 * @param y along Y
 * @param z along Z
 */
public record Vector(double x, double y, double z) {
  /** The three numbers in a new array. */
  public double[] toArray() {
    return new double[] {x, y, z};
  }
}
