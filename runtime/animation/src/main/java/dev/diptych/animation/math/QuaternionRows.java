package dev.diptych.animation.math;

import java.util.function.UnaryOperator;

/** Quaternions in an array, four numbers each. */
public final class QuaternionRows {
  private static final int WIDTH = 4;

  private QuaternionRows() {}

  /** The quaternion at {@code row}. */
  public static Quaternion get(double[] values, int row) {
    int at = row * WIDTH;
    return new Quaternion(values[at], values[at + 1], values[at + 2], values[at + 3]);
  }

  /** Sets the quaternion at {@code row}. */
  public static void put(double[] values, int row, Quaternion rotation) {
    System.arraycopy(rotation.toArray(), 0, values, row * WIDTH, WIDTH);
  }

  /** A copy with every quaternion changed. */
  public static double[] map(double[] values, UnaryOperator<Quaternion> change) {
    double[] changed = values.clone();
    for (int row = 0; row < values.length / WIDTH; row++) {
      put(changed, row, change.apply(get(values, row)));
    }
    return changed;
  }

  /**
   * A copy with neighbouring quaternions in one hemisphere, for playback that interpolates the four
   * numbers separately. The first quaternion keeps its sign, and no rotation changes.
   */
  public static double[] alignSigns(double[] values) {
    double[] aligned = values.clone();
    for (int row = 1; row < values.length / WIDTH; row++) {
      put(aligned, row, get(aligned, row).near(get(aligned, row - 1)));
    }
    return aligned;
  }
}
