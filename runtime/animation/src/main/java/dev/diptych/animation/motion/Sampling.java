package dev.diptych.animation.motion;

import java.util.Optional;

/**
 * What a track is at any frame. At a key it is that key, bit for bit and with its sign; before the
 * first and after the last key it stays at them. Between keys the curve decides: linear is a
 * straight line or a slerp, which is sure; spline is {@link CatmullRom} or {@link Squad}, which is
 * what a public loader does and nobody documents.
 */
public final class Sampling {
  private static final String LINEAR = "linear";
  private static final String SPLINE = "spline";

  private final Track track;
  private final Keys keys;
  private final Between between;

  private Sampling(Track track, Keys keys, Between between) {
    this.track = track;
    this.keys = keys;
    this.between = between;
  }

  /** Makes ready to sample {@code track}. */
  public static Sampling of(Track track) {
    Keys keys = new Keys(track);
    boolean spline = track.curve().equals(SPLINE);
    Between between =
        switch (track.kind()) {
          case VECTOR -> spline ? new CatmullRom(keys) : new Straight(keys);
          case QUATERNION -> spline ? new Squad(keys) : new Slerp(keys);
        };
    return new Sampling(track, keys, between);
  }

  /** What somebody should know about the curve, a sentence; mostly nothing. */
  public Optional<String> remark() {
    if (track.curve().equals(LINEAR) || track.curve().equals(SPLINE)) {
      return Optional.empty();
    }
    return Optional.of(
        "The curve '%s' of '%s' is not known; it is taken as linear."
            .formatted(track.curve(), track.name()));
  }

  /**
   * The numbers at a frame, which may lie between two; nothing where there are no keys.
   *
   * @throws IllegalArgumentException where {@code frame} is not a number
   */
  public Optional<double[]> at(double frame) {
    if (Double.isNaN(frame)) {
      throw new IllegalArgumentException("a frame that is not a number");
    }
    if (keys.size() == 0) {
      return Optional.empty();
    }
    int key = keys.at(frame);
    boolean onTheWay = frame > keys.frame(key) && key + 1 < keys.size();
    return Optional.of(onTheWay ? between.at(key, frame) : keys.value(key));
  }

  /** The rotation at a frame of a track of quaternions; nothing where there are no keys. */
  public Optional<Quaternion> rotationAt(double frame) {
    if (track.kind() != Track.Kind.QUATERNION) {
      throw new IllegalStateException("the keys are no quaternions");
    }
    return at(frame).map(numbers -> Rows.rotation(numbers, 0));
  }
}
