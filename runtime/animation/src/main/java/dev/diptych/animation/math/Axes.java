package dev.diptych.animation.math;

/**
 * Converts between the right-handed coordinate system of Metasequoia and the left-handed one of
 * Unity. X is mirrored, and nothing else: in both systems Y is up and a character looks along +Z,
 * so that its left hand is at +X in Metasequoia and at −X in Unity. Mirroring Z would convert the
 * handedness as well, but would turn every character around.
 *
 * <p>A position (x y z) becomes (−x y z), scaled; a rotation (x y z w) becomes (x −y −z w), which
 * is the same rotation in the mirror. A bone of the zero pose points along +Z before and after.
 *
 * <p>Rotations convert back bit for bit, and so do positions if the scale is a power of two. With
 * any other scale, positions convert back within two units in the last place, far below the six
 * decimals of a file.
 *
 * @param scale metres per unit of Metasequoia; above 0
 */
public record Axes(double scale) {
  /**
   * Checks the scale.
   *
   * @throws IllegalArgumentException if the scale is not a finite number above 0
   */
  public Axes {
    if (!(scale > 0) || Double.isInfinite(scale)) {
      throw new IllegalArgumentException("a scale must be a finite number above 0, not " + scale);
    }
  }

  /** A position in Unity. */
  public Vector toUnity(Vector position) {
    return new Vector(-position.x() * scale, position.y() * scale, position.z() * scale);
  }

  /** A position in Metasequoia. */
  public Vector fromUnity(Vector position) {
    return new Vector(-position.x() / scale, position.y() / scale, position.z() / scale);
  }

  /** A rotation in the other system; this is its own inverse. */
  public Quaternion mirrored(Quaternion rotation) {
    return rotation.mirrored();
  }
}
