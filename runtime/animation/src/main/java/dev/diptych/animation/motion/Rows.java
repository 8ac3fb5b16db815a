package dev.diptych.animation.motion;

import java.util.Arrays;
import java.util.function.UnaryOperator;

/** Quaternions that stand one after the other among numbers. */
final class Rows {
  private static final int WIDTH = Track.Kind.QUATERNION.width();

  private Rows() {}

  static Quaternion rotation(double[] values, int row) {
    int at = row * WIDTH;
    return new Quaternion(values[at], values[at + 1], values[at + 2], values[at + 3]);
  }

  static void put(double[] values, int row, Quaternion rotation) {
    System.arraycopy(rotation.toArray(), 0, values, row * WIDTH, WIDTH);
  }

  /** A copy with every quaternion changed. */
  static double[] map(double[] values, UnaryOperator<Quaternion> change) {
    double[] changed = Arrays.copyOf(values, values.length);
    for (int row = 0; row < values.length / WIDTH; row++) {
      put(changed, row, change.apply(rotation(values, row)));
    }
    return changed;
  }
}
