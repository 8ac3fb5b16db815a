package dev.diptych.animation.sampling;

/**
 * Some of the numbers of a movement that share their keys, and how far linear playback may be from
 * them.
 *
 * @param kind what the numbers are
 * @param offset the index of the first of them among the numbers of the movement
 * @param tolerance in the unit of the kind, above 0
 */
public record Channel(Kind kind, int offset, double tolerance) {
  /** The tolerance of positions that users expect: half a millimetre. */
  public static final double DEFAULT_METRES = 0.0005;

  /** The tolerance of rotations and directions that users expect. */
  public static final double DEFAULT_DEGREES = 0.25;

  /** What numbers are. */
  public enum Kind {
    /** A position x, y, z; the tolerance is a distance in metres. */
    POSITION(3),

    /** A direction x, y, z of length 1; the tolerance is an angle in degrees. */
    DIRECTION(3),

    /**
     * A rotation x, y, z, w of length 1; the tolerance is an angle in degrees. MRTK interpolates
     * the four numbers and does not normalize them, so a deviation from length 1 counts too: a
     * length of 1 − d counts as an angle of 2d radians. Signs do not count, and keys have
     * continuous signs.
     */
    ROTATION(4);

    private final int width;

    Kind(int width) {
      this.width = width;
    }

    /** How many numbers they are. */
    public int width() {
      return width;
    }
  }

  /**
   * Checks the numbers.
   *
   * @throws IllegalArgumentException if the tolerance is not a finite number above 0
   */
  public Channel {
    if (!(tolerance > 0) || Double.isInfinite(tolerance)) {
      throw new IllegalArgumentException("a tolerance must be a finite number above 0");
    }
  }

  /** Three numbers at {@code offset} that are a position, within half a millimetre. */
  public static Channel position(int offset) {
    return new Channel(Kind.POSITION, offset, DEFAULT_METRES);
  }

  /** Four numbers at {@code offset} that are a rotation, within a quarter of a degree. */
  public static Channel rotation(int offset) {
    return new Channel(Kind.ROTATION, offset, DEFAULT_DEGREES);
  }

  /** Three numbers at {@code offset} that are a direction, within a quarter of a degree. */
  public static Channel direction(int offset) {
    return new Channel(Kind.DIRECTION, offset, DEFAULT_DEGREES);
  }

  /** The tolerance as a distance between the numbers, taken as points. */
  double limit() {
    return switch (kind) {
      case POSITION -> tolerance;
      case DIRECTION -> Math.toRadians(tolerance);
      // A rotation by an angle moves its quaternion by half of it.
      case ROTATION -> Math.toRadians(tolerance) / 2;
    };
  }

  boolean isRotation() {
    return kind == Kind.ROTATION;
  }

  /** The factor, 1 or −1, that brings the rotation in {@code other} near the one in {@code one}. */
  double sign(double[] one, double[] other) {
    if (!isRotation()) {
      return 1;
    }
    double dot = 0;
    for (int i = offset; i < offset + kind.width(); i++) {
      dot += one[i] * other[i];
    }
    return dot < 0 ? -1 : 1;
  }
}
