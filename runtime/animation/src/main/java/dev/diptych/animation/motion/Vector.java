package dev.diptych.animation.motion;

/**
 * A position or a direction.
 *
 * @param x its part along X, in the units of the model
 * @param y its part along Y
 * @param z its part along Z
 */
public record Vector(double x, double y, double z) {
  /** The three numbers in a new array. */
  public double[] toArray() {
    return new double[] {x, y, z};
  }
}
