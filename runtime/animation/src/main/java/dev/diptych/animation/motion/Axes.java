package dev.diptych.animation.motion;

/**
 * From the right-handed axes of Metasequoia to the left-handed ones of Unity and back. X is
 * mirrored, and nothing else: on both sides Y is up and a character looks along +Z, so that its
 * left hand lies at +X there and at −X here. Mirroring Z would do for the hand as well, but turn
 * everybody round.
 *
 * <p>A position (x y z) becomes (−x y z), scaled; a rotation (x y z w) becomes (x −y −z w), which
 * is the same turn seen in the mirror: it does to a mirrored vector what the first did to the
 * vector. A bone of the zero pose points along +Z before and after.
 *
 * <p>Rotations come back bit for bit. So do positions where the scale is a power of two; with any
 * other scale no number that is rounded can always come back, and they do within two units of the
 * last place, far below the six decimals of a file.
 *
 * @param scale what one unit of Metasequoia is in Unity, where units are metres; above 0
 */
public record Axes(double scale) {
  /**
   * Checks the scale.
   *
   * @throws IllegalArgumentException where the scale is not a finite number above 0
   */
  public Axes {
    if (!(scale > 0) || Double.isInfinite(scale)) {
      throw new IllegalArgumentException("a scale must be a finite number above 0, not " + scale);
    }
  }

  /** A position for Unity. */
  public Vector toUnity(Vector position) {
    return new Vector(-position.x() * scale, position.y() * scale, position.z() * scale);
  }

  /** A position from Unity. */
  public Vector fromUnity(Vector position) {
    return new Vector(-position.x() / scale, position.y() / scale, position.z() / scale);
  }

  /** A rotation for Unity, or from it: a mirror is its own inverse. */
  public Quaternion mirrored(Quaternion rotation) {
    return new Quaternion(rotation.x(), -rotation.y(), -rotation.z(), rotation.w());
  }

  /** A track for Unity; vectors are positions. */
  public Track toUnity(Track track) {
    return track.kind() == Track.Kind.VECTOR ? moved(track, true) : turned(track);
  }

  /** A track from Unity; vectors are positions. */
  public Track fromUnity(Track track) {
    return track.kind() == Track.Kind.VECTOR ? moved(track, false) : turned(track);
  }

  /** All tracks of a motion for Unity. */
  public Motion toUnity(Motion motion) {
    return motion.mapTracks(this::toUnity);
  }

  /** All tracks of a motion from Unity. */
  public Motion fromUnity(Motion motion) {
    return motion.mapTracks(this::fromUnity);
  }

  private Track turned(Track track) {
    return track.with(Rows.map(track.values(), this::mirrored));
  }

  private Track moved(Track track, boolean there) {
    double[] values = track.values();
    for (int row = 0; row < track.rows(); row++) {
      double[] at = track.row(row);
      Vector position = new Vector(at[0], at[1], at[2]);
      double[] moved = (there ? toUnity(position) : fromUnity(position)).toArray();
      System.arraycopy(moved, 0, values, row * moved.length, moved.length);
    }
    return track.with(values);
  }
}
