package dev.diptych.animation.gltf;

import dev.diptych.animation.curve.AnimationCurve;
import dev.diptych.animation.curve.CurveCursor;
import dev.diptych.animation.curve.Keyframes;
import dev.diptych.animation.input.Curve;
import dev.diptych.animation.input.PlaybackCurve;
import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.math.Vector;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.DoubleStream;

/**
 * Curves as MRTK plays them, from a time on, in glTF's axes. Unity's axes are left-handed and
 * glTF's are right-handed: z is mirrored, as OpenXR and WebXR do it, so that a camera looks along
 * -Z with +X to the right, and joints point as those of WebXR. A position (x y z) becomes (x y -z),
 * and a rotation (x y z w) becomes (-x -y z w).
 */
final class PlayedPose {
  /** How many times of keys a curve may have, with those of its repetitions. */
  static final int MAX_TIMES = 10_000_000;

  private final List<AnimationCurve> curves = new ArrayList<>();
  private final List<CurveCursor> cursors = new ArrayList<>();
  private final double start;

  /**
   * Curves.
   *
   * @param start the time of the animation at which that of glTF is 0
   */
  PlayedPose(List<Curve> curves, double start) {
    for (Curve curve : curves) {
      AnimationCurve played = PlaybackCurve.of(curve);
      this.curves.add(played);
      cursors.add(played.cursor());
    }
    this.start = start;
  }

  /** A position at a time of glTF, from three curves. */
  Vector position(double time) {
    return new Vector(at(0, time), at(1, time), -at(2, time));
  }

  /** A rotation at a time of glTF, from four curves; of length 1, or NaN. */
  Quaternion rotation(double time) {
    return new Quaternion(-at(0, time), -at(1, time), at(2, time), at(3, time)).unit();
  }

  private double at(int curve, double time) {
    return cursors.get(curve).at(time + start);
  }

  /** The times of glTF until {@code end} at which they may bend or jump. */
  double[] times(double end) {
    DoubleStream all = DoubleStream.of(0, end);
    for (AnimationCurve curve : curves) {
      double[] times = curve.keyTimes(start, start + end, MAX_TIMES);
      all = DoubleStream.concat(all, Arrays.stream(times).map(time -> time - start));
    }
    return all.toArray();
  }

  /** Whether all values are 0, as those of curves without keys: such a rotation is none. */
  boolean isZero() {
    return curves.stream().allMatch(PlayedPose::isZero);
  }

  private static boolean isZero(AnimationCurve curve) {
    Keyframes keys = curve.keys();
    for (int key = 0; key < keys.size(); key++) {
      boolean last = key + 1 == keys.size();
      double next = last ? keys.time(key) : (keys.time(key) + keys.time(key + 1)) / 2;
      if (keys.value(key) != 0 || curve.at(next) != 0) {
        return false;
      }
    }
    return true;
  }
}
