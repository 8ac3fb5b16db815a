package dev.diptych.animation.recording;

import dev.diptych.animation.input.Curve;
import dev.diptych.animation.input.Hand;
import dev.diptych.animation.input.InputAnimation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The times at which an animation is read to record it. */
final class FrameTimes {
  private final List<Curve> distinct = new ArrayList<>();
  private float[] times = new float[0];

  private FrameTimes() {}

  /**
   * The times of all keys of some curves, once each.
   *
   * @throws IllegalArgumentException with one sentence if there are too many
   */
  static Times ofKeys(List<Curve> curves) {
    FrameTimes found = new FrameTimes();
    for (Curve curve : curves) {
      if (found.distinct.stream().noneMatch(curve::hasTimesOf)) {
        found.distinct.add(curve);
        found.add(curve);
      }
    }
    return checked(found.times);
  }

  /**
   * Times with the same distance.
   *
   * @param animation whose duration counts
   * @param rate times per second, above 0
   * @throws IllegalArgumentException with one sentence if there are too many
   */
  static Times ofRate(InputAnimation animation, double rate) {
    float earliest = animation.earliest();
    double count = Math.floor((animation.duration() - (double) earliest) * rate) + 1;
    requireFew(count);
    float[] times = new float[(int) count];
    for (int frame = 0; frame < times.length; frame++) {
      times[frame] = (float) (earliest + frame / rate);
    }
    return checked(times);
  }

  /** The curves of hands whose keys are frames. */
  static List<Curve> curves(List<Hand> hands) {
    List<Curve> curves = new ArrayList<>();
    for (Hand hand : hands) {
      curves.add(hand.tracked());
      hand.joints().stream()
          .filter(joint -> !joint.isUnused())
          .forEach(joint -> curves.addAll(joint.curves()));
    }
    return curves;
  }

  private void add(Curve curve) {
    float[] all = Arrays.copyOf(times, times.length + curve.size());
    int count = times.length;
    for (int key = 0; key < curve.size(); key++) {
      if (Float.isFinite(curve.time(key))) {
        all[count++] = curve.time(key);
      }
    }
    times = sorted(all, count);
  }

  private static float[] sorted(float[] all, int size) {
    Arrays.sort(all, 0, size);
    int count = 0;
    for (int i = 0; i < size; i++) {
      if (count == 0 || all[i] > all[count - 1]) {
        all[count++] = all[i];
      }
    }
    return Arrays.copyOf(all, count);
  }

  private static Times checked(float[] times) {
    requireFew(times.length);
    return new Times(sorted(times, times.length));
  }

  private static void requireFew(double count) {
    if (!(count <= Take.MAX_FRAMES)) {
      throw new IllegalArgumentException(
          "the recording would have more than %,d frames: --rate 60 gives fewer"
              .formatted(Take.MAX_FRAMES));
    }
  }
}
