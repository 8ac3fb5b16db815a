package dev.diptych.conformance.independent;

import static java.util.stream.Collectors.toCollection;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.DoubleFunction;

/**
 * Samples motions at frames and thins what it got.
 *
 * @param frames the number of frames
 * @param hz frames in a second
 * @param keep the share of the frames between the first and the last that stays
 * @param keyWords 2 or 7, the words of a key
 */
record RecordedCurves(int frames, int hz, double keep, int keyWords) {
  /** What the recorder writes of a joint that it never saw. */
  static final Pose UNSEEN = Pose.of(Collections.nCopies(7, Curve.of(List.of())));

  /** The recorder's clock when the recording began: a difference of clocks is not a round time. */
  private static final float CLOCK = 10.3f;

  private static final int MODE_BOTH = 3;

  Pose pose(SplittableRandom random, Motion motion) {
    List<Curve> curves = group(random, motion::position, 3);
    curves.addAll(group(random, motion::rotation, 4));
    return Pose.of(curves);
  }

  Ray ray(SplittableRandom random, Motion motion) {
    List<Curve> curves = group(random, motion::position, 3);
    curves.addAll(group(random, motion::forward, 3));
    return Ray.of(curves);
  }

  /**
   * A boolean that changes after every so many seconds, from half as long to half as long again.
   */
  Curve switching(SplittableRandom random, boolean first, double seconds) {
    List<Key> keys = new ArrayList<>();
    boolean value = first;
    int frame = 0;
    while (frame < frames) {
      keys.add(Key.of(time(frame), value ? 1 : 0));
      value = !value;
      frame += 1 + (int) (hz * seconds * random.nextDouble(0.5, 1.5));
    }
    return Curve.of(keys);
  }

  /** The axes of one quantity, which the recorder thins together. */
  private List<Curve> group(SplittableRandom random, DoubleFunction<double[]> motion, int axes) {
    List<List<Key>> keys = new ArrayList<>();
    for (int axis = 0; axis < axes; axis++) {
      keys.add(new ArrayList<>());
    }
    for (int frame = 0; frame < frames; frame++) {
      if (random.nextDouble() < keep || frame == 0 || frame == frames - 1) {
        float time = time(frame);
        double[] values = motion.apply(time);
        for (int axis = 0; axis < axes; axis++) {
          keys.get(axis).add(key(time, (float) values[axis]));
        }
      }
    }
    return keys.stream().map(Curve::of).collect(toCollection(ArrayList::new));
  }

  private Key key(float time, float value) {
    int[] bits = new int[keyWords];
    bits[0] = Float.floatToRawIntBits(time);
    bits[1] = Float.floatToRawIntBits(value);
    if (keyWords == Key.FULL_WORDS) {
      bits[keyWords - 1] = MODE_BOTH;
    }
    return new Key(bits);
  }

  /** The seconds since the beginning, as the recorder finds them. */
  private float time(int frame) {
    return (float) (CLOCK + (double) frame / hz) - CLOCK;
  }
}
