package dev.diptych.animation.convert;

import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.math.QuaternionRows;
import dev.diptych.animation.math.Vector;
import dev.diptych.animation.motion.Motion;
import dev.diptych.animation.motion.Notes;
import dev.diptych.animation.motion.Track;
import dev.diptych.animation.motion.sampling.Sampling;
import java.util.ArrayList;
import java.util.List;

/**
 * A motion at every key of an input animation, in the coordinate system of Unity: metres and unit
 * quaternions, with neighbours in one hemisphere.
 *
 * @param motion the motion
 * @param settings the settings of the conversion
 * @param frames the last frame of any track or motion
 */
record MotionSamples(Motion motion, ConversionSettings settings, int frames) {
  MotionSamples(Motion motion, ConversionSettings settings) {
    this(motion, settings, frames(motion));
  }

  private static int frames(Motion motion) {
    int last = 0;
    for (Motion each : motion.flattened()) {
      last = Math.max(last, each.endFrame());
      for (Track track : each.tracks()) {
        for (int row = 0; row < track.rows(); row++) {
          last = Math.max(last, track.frame(row));
        }
      }
    }
    return last;
  }

  /** The times of all keys, in seconds. */
  float[] times() {
    Timing timing = settings.timing();
    float[] times = new float[timing.keys(frames)];
    for (int key = 0; key < times.length; key++) {
      times[key] = (float) timing.time(key, frames);
    }
    return times;
  }

  /** The positions of {@code track} at all keys, three numbers each. */
  double[] positions(Track track) {
    Sampling sampling = Sampling.of(track);
    Timing timing = settings.timing();
    double[] values = new double[3 * timing.keys(frames)];
    for (int key = 0; 3 * key < values.length; key++) {
      double[] at = sampling.at(timing.frame(timing.time(key, frames))).orElseThrow();
      double[] moved = settings.axes().toUnity(new Vector(at[0], at[1], at[2])).toArray();
      System.arraycopy(moved, 0, values, 3 * key, moved.length);
    }
    return values;
  }

  /**
   * The absolute rotations of {@code bone} at all keys, four numbers each. A rotation that cannot
   * be normalized becomes the identity, with a note.
   */
  double[] rotations(Bone bone, Notes notes) {
    List<Sampling> chain = chain(bone);
    Timing timing = settings.timing();
    double[] values = new double[4 * timing.keys(frames)];
    for (int key = 0; 4 * key < values.length; key++) {
      double frame = timing.frame(timing.time(key, frames));
      Quaternion absolute = Quaternion.IDENTITY;
      for (Sampling each : chain) {
        absolute = absolute.times(each.rotationAt(frame).orElse(Quaternion.IDENTITY));
      }
      Quaternion unit = absolute.unit();
      if (!Double.isFinite(unit.norm())) {
        notes.add(
            "rotations of '%s' of length 0, or not finite, are taken as not rotated"
                .formatted(bone.name()));
        unit = Quaternion.IDENTITY;
      }
      QuaternionRows.put(values, key, settings.axes().mirrored(unit));
    }
    return QuaternionRows.alignSigns(values);
  }

  /** The rotations from the root down to {@code bone}. */
  private List<Sampling> chain(Bone bone) {
    List<Sampling> chain = new ArrayList<>();
    for (String ancestor : settings.hierarchy().ancestorsRootFirst(bone.name())) {
      Bone.of(motion, ancestor).rotation().map(Sampling::of).ifPresent(chain::add);
    }
    bone.rotation().map(Sampling::of).ifPresent(chain::add);
    return chain;
  }
}
