package dev.diptych.animation.convert;

import dev.diptych.animation.motion.Axes;
import dev.diptych.animation.motion.FixSigns;
import dev.diptych.animation.motion.Hierarchy;
import dev.diptych.animation.motion.Motion;
import dev.diptych.animation.motion.Quaternion;
import dev.diptych.animation.motion.Sampling;
import dev.diptych.animation.motion.Track;
import dev.diptych.animation.motion.Vector;
import java.util.ArrayList;
import java.util.List;

/**
 * What a motion is at every key of an input animation, in Unity's frame: metres and unit
 * quaternions, neighbours of which lie in one hemisphere.
 *
 * @param motion the motion
 * @param hierarchy which bone hangs on which
 * @param timing how frames become seconds
 * @param axes how the frame of the motion becomes that of Unity
 * @param frames the last frame of any track or motion
 */
record Samples(Motion motion, Hierarchy hierarchy, Timing timing, Axes axes, int frames) {
  Samples(Motion motion, Hierarchy hierarchy, Timing timing, Axes axes) {
    this(motion, hierarchy, timing, axes, frames(motion));
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
    float[] times = new float[timing.keys(frames)];
    for (int key = 0; key < times.length; key++) {
      times[key] = (float) timing.time(key, frames);
    }
    return times;
  }

  /** The positions of {@code track} at all keys, three numbers each. */
  double[] positions(Track track) {
    Sampling sampling = Sampling.of(track);
    double[] values = new double[3 * timing.keys(frames)];
    for (int key = 0; 3 * key < values.length; key++) {
      double[] at = sampling.at(timing.frame(timing.time(key, frames))).orElseThrow();
      double[] moved = axes.toUnity(new Vector(at[0], at[1], at[2])).toArray();
      System.arraycopy(moved, 0, values, 3 * key, moved.length);
    }
    return values;
  }

  /**
   * The absolute rotations of {@code bone} at all keys, four numbers each. One without a direction
   * counts as not turned, which {@code remarks} gets to know.
   */
  double[] rotations(Bone bone, Remarks remarks) {
    List<Sampling> chain = chain(bone);
    double[] values = new double[4 * timing.keys(frames)];
    for (int key = 0; 4 * key < values.length; key++) {
      double frame = timing.frame(timing.time(key, frames));
      Quaternion absolute = Quaternion.IDENTITY;
      for (Sampling each : chain) {
        absolute = absolute.times(each.rotationAt(frame).orElse(Quaternion.IDENTITY));
      }
      Quaternion unit = absolute.unit();
      if (!Double.isFinite(unit.norm())) {
        remarks.add(
            "rotations of '%s' of length 0, or not finite, are taken as not turned"
                .formatted(bone.name()));
        unit = Quaternion.IDENTITY;
      }
      System.arraycopy(axes.mirrored(unit).toArray(), 0, values, 4 * key, 4);
    }
    return FixSigns.of(values);
  }

  /** The rotations from the root down to {@code bone}. */
  private List<Sampling> chain(Bone bone) {
    List<Sampling> chain = new ArrayList<>();
    for (String ancestor : hierarchy.ancestorsRootFirst(bone.name())) {
      Bone.of(motion, ancestor).rotation().map(Sampling::of).ifPresent(chain::add);
    }
    bone.rotation().map(Sampling::of).ifPresent(chain::add);
    return chain;
  }
}
