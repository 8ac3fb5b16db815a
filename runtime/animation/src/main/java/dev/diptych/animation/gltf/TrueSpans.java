package dev.diptych.animation.gltf;

import dev.diptych.animation.curve.AnimationCurve;
import dev.diptych.animation.input.Curve;
import dev.diptych.animation.input.PlaybackCurve;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * When a boolean is true, in times of glTF.
 *
 * @param times at which it changes, ascending; the first is 0
 * @param values what it is from there on
 */
record TrueSpans(List<Float> times, List<Boolean> values) {
  /** Keeps its own copies. */
  TrueSpans {
    times = List.copyOf(times);
    values = List.copyOf(values);
  }

  /**
   * Plays a curve.
   *
   * @param start the time of the animation at which that of glTF is 0
   * @param length of the animation
   */
  static TrueSpans of(Curve curve, double start, double length) {
    AnimationCurve played = PlaybackCurve.of(curve);
    List<Float> times = new ArrayList<>();
    List<Boolean> values = new ArrayList<>();
    times.add(0f);
    values.add(played.isTrueAt(start));
    double[] keys = played.keyTimes(start, start + length, PlayedPose.MAX_TIMES);
    Arrays.sort(keys);
    for (double key : keys) {
      boolean value = played.isTrueAt(key);
      float time = (float) (key - start);
      if (value != values.get(values.size() - 1)) {
        if (time <= times.get(times.size() - 1)) {
          values.set(values.size() - 1, value);
        } else {
          times.add(time);
          values.add(value);
        }
      }
    }
    return new TrueSpans(times, values);
  }

  /** The spans in which it is true, as pairs of times. */
  List<Object> spans(double length) {
    List<Object> spans = new ArrayList<>();
    for (int i = 0; i < times.size(); i++) {
      if (values.get(i)) {
        double end = i + 1 < times.size() ? times.get(i + 1) : length;
        spans.add(List.of(times.get(i), end));
      }
    }
    return spans;
  }

  /** Whether it is true at all times. */
  boolean isAlways() {
    return !values.contains(false);
  }
}
