package dev.diptych.benchmarks.peer;

import java.util.Arrays;

/** Collects the numbers of one curve, because their count precedes them. */
final class Numbers {
  private float[] array = new float[1 << 10];
  private int count;

  void clear() {
    count = 0;
  }

  void add(float value) {
    if (count == array.length) {
      array = Arrays.copyOf(array, 2 * count);
    }
    array[count++] = value;
  }

  float[] array() {
    return array;
  }

  int count() {
    return count;
  }
}
