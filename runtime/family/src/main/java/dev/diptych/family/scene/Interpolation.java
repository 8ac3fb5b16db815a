package dev.diptych.family.scene;

/** How the values of a track change between two keys. */
public enum Interpolation {
  /** The value of the earlier key. */
  CONSTANT(0),

  /** A straight line for each number. */
  LINEAR(0),

  /**
   * Cubic curves with slopes and weights, as Unity plays them. After its value, a key has five
   * numbers: the slope before it and after it, in units per second, the weights of both, and which
   * weights count (0 none, 1 before, 2 after, 3 both). For tracks of one number.
   */
  BEZIER(5),

  /** Quaternions along great circles, from the sign of the earlier key. */
  SLERP(0),

  /** Vectors along a Catmull-Rom spline over time. */
  CATMULL_ROM(0),

  /** Quaternions along Shoemake's spherical quadrangles. */
  SQUAD(0);

  private final int extra;

  Interpolation(int extra) {
    this.extra = extra;
  }

  /** How many numbers a key has after its value. */
  public int extra() {
    return extra;
  }
}
