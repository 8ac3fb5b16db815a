package dev.diptych.animation.motion;

/**
 * Brings neighbouring quaternions into one hemisphere, for playback that interpolates the four
 * numbers on their own and would leave the rotation across a flip. The first one keeps its sign,
 * and no rotation changes.
 */
public final class FixSigns {
  private FixSigns() {}

  /** Quaternions, four numbers each, in the order of time; the array given stays as it is. */
  public static double[] of(double[] values) {
    double[] fixed = values.clone();
    for (int row = 1; row < values.length / Track.Kind.QUATERNION.width(); row++) {
      Quaternion before = Rows.rotation(fixed, row - 1);
      Rows.put(fixed, row, Rows.rotation(fixed, row).near(before));
    }
    return fixed;
  }

  /** The keys of a track, in the order given; vectors stay as they are. */
  public static Track of(Track track) {
    return track.kind() == Track.Kind.QUATERNION ? track.with(of(track.values())) : track;
  }

  /** All tracks of a motion and of the motions within it. */
  public static Motion of(Motion motion) {
    return motion.mapTracks(FixSigns::of);
  }
}
