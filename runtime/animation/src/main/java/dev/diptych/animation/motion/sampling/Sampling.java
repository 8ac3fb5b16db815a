package dev.diptych.animation.motion.sampling;

import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.math.QuaternionRows;
import dev.diptych.animation.motion.Track;
import java.util.Optional;

/**
 * The value of a track at any frame. At a key it is that key, bit for bit and with its sign; before
 * the first and after the last key it is that key. Between keys the curve decides: linear is a
 * straight line or a slerp; spline is a Catmull-Rom spline or a squad, as a public loader does it;
 * there is no documentation.
 */
public final class Sampling {
  private static final String LINEAR = "linear";
  private static final String SPLINE = "spline";

  private final Track track;
  private final TrackKeys keys;
  private final Interpolation interpolation;

  private Sampling(Track track, TrackKeys keys, Interpolation interpolation) {
    this.track = track;
    this.keys = keys;
    this.interpolation = interpolation;
  }

  /** The sampling of {@code track}. */
  public static Sampling of(Track track) {
    TrackKeys keys = new TrackKeys(track);
    boolean spline = track.curve().equals(SPLINE);
    Interpolation interpolation =
        switch (track.kind()) {
          case VECTOR ->
              spline ? new Interpolation.CatmullRom(keys) : new Interpolation.Linear(keys);
          case QUATERNION -> spline ? new Interpolation.Squad(keys) : new Interpolation.Slerp(keys);
        };
    return new Sampling(track, keys, interpolation);
  }

  /** A note for the user if the curve is unknown. */
  public Optional<String> note() {
    if (track.curve().equals(LINEAR) || track.curve().equals(SPLINE)) {
      return Optional.empty();
    }
    return Optional.of(
        "The curve '%s' of '%s' is unknown; it is taken as linear."
            .formatted(track.curve(), track.name()));
  }

  /**
   * The numbers at a frame, which may be fractional; nothing if there are no keys.
   *
   * @throws IllegalArgumentException if {@code frame} is NaN
   */
  public Optional<double[]> at(double frame) {
    if (Double.isNaN(frame)) {
      throw new IllegalArgumentException("the frame is NaN");
    }
    if (keys.size() == 0) {
      return Optional.empty();
    }
    int key = keys.at(frame);
    boolean between = frame > keys.frame(key) && key + 1 < keys.size();
    return Optional.of(between ? interpolation.at(key, frame) : keys.value(key));
  }

  /** Whether keys are joined by straight lines or by slerps. */
  public boolean isLinear() {
    return !track.curve().equals(SPLINE);
  }

  /** How many keys count, which are in ascending order of frames. */
  public int size() {
    return keys.size();
  }

  /** The frame of a key. */
  public int frame(int key) {
    return keys.frame(key);
  }

  /** The numbers of a key, bit for bit. */
  public double[] value(int key) {
    return keys.value(key);
  }

  /** The rotation at a frame of a track of quaternions; nothing if there are no keys. */
  public Optional<Quaternion> rotationAt(double frame) {
    if (track.kind() != Track.Kind.QUATERNION) {
      throw new IllegalStateException("the keys are not quaternions");
    }
    return at(frame).map(numbers -> QuaternionRows.get(numbers, 0));
  }
}
