package dev.diptych.animation.input.lint;

import dev.diptych.animation.input.Curve;
import java.util.Arrays;
import java.util.List;

/** The distances of two points at keys that all their curves have at the same times. */
final class KeyDistances {
  /** The maximum number of keys for one call. */
  static final int BLOCK = 512;

  private final List<Curve> first;
  private final List<Curve> second;
  private final double[] values = new double[BLOCK];
  private final double[] others = new double[BLOCK];
  private final double[] lengths = new double[BLOCK];

  /** The distances of the points with the curves {@code first} and {@code second}: x, y, z. */
  KeyDistances(List<Curve> first, List<Curve> second) {
    this.first = first;
    this.second = second;
  }

  /** The distances at {@code count} keys from {@code from} on; valid until the next call. */
  double[] at(int from, int count) {
    Arrays.fill(lengths, 0);
    for (int axis = 0; axis < first.size(); axis++) {
      first.get(axis).values(from, count, values);
      second.get(axis).values(from, count, others);
      addSquares(count);
    }
    for (int i = 0; i < count; i++) {
      lengths[i] = Math.sqrt(lengths[i]);
    }
    return lengths;
  }

  private void addSquares(int count) {
    for (int i = 0; i < count; i++) {
      double difference = values[i] - others[i];
      lengths[i] += difference * difference;
    }
  }
}
