package dev.diptych.animation.input.rotation;

import dev.diptych.animation.input.Curve;
import dev.diptych.animation.input.Pose;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;
import org.jspecify.annotations.Nullable;

/**
 * What several lints ask about the rotations of a pose, found in one pass for all of them.
 *
 * @param lengths the bounds of {@link SharedKeys#length}
 * @param steps the bounds of {@link SharedKeys#dot} of each key and the one before it
 */
public record RotationBounds(KeyBounds lengths, KeyBounds steps) {
  /** By the curve W, as long as that exists. */
  private static final Map<Curve, RotationBounds> KNOWN =
      Collections.synchronizedMap(new WeakHashMap<>());

  /** The bounds of a pose, which are kept. */
  public static RotationBounds of(Pose pose) {
    RotationBounds known = KNOWN.get(pose.w());
    return known == null ? added(pose) : known;
  }

  /**
   * Finds those of several poses, from the last one on: a lint that runs at the same time begins
   * with the first.
   */
  public static void prepare(List<Pose> poses) {
    for (int i = poses.size() - 1; i >= 0; i--) {
      of(poses.get(i));
    }
  }

  private static RotationBounds added(Pose pose) {
    synchronized (pose.w()) {
      @Nullable RotationBounds known = KNOWN.get(pose.w());
      if (known == null) {
        known = of(SharedKeys.of(pose.rotation()));
        KNOWN.put(pose.w(), known);
      }
      return known;
    }
  }

  /** The bounds of some keys. */
  static RotationBounds of(SharedKeys keys) {
    double[] values = new double[KeyBounds.BLOCK];
    double[] squares = new double[KeyBounds.BLOCK];
    double[] dots = new double[KeyBounds.BLOCK];
    KeyBounds lengths = KeyBounds.NONE;
    KeyBounds steps = KeyBounds.NONE;
    // The first key of a block is the last one of the block before it.
    for (int from = 0; from < keys.size(); from += KeyBounds.BLOCK - 1) {
      int count = Math.min(KeyBounds.BLOCK, keys.size() - from);
      Arrays.fill(squares, 0);
      Arrays.fill(dots, 0);
      for (int axis = 0; axis < keys.axes(); axis++) {
        keys.values(axis, from, count, values);
        KeyBounds.addProducts(values, 0, squares, count);
        KeyBounds.addProducts(values, 1, dots, count - 1);
      }
      lengths = lengths.with(squares, count);
      steps = steps.with(dots, count - 1);
    }
    return new RotationBounds(lengths.roots(keys), steps);
  }
}
