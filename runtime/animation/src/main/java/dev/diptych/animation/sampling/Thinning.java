package dev.diptych.animation.sampling;

import java.util.Arrays;

/**
 * Chooses few keys among samples: from each key, a straight line goes as far as it stays near all
 * samples on the way. The end of a line is found by doubling and halving, so that n samples take
 * O(n log n) time. A distance from a straight line is greatest at a sample, since both change
 * linearly between samples.
 */
public final class Thinning {
  private final float[] times;
  private final double[] numbers;
  private final int width;
  private final double limit;

  /**
   * The samples. The arrays are not copied.
   *
   * @param times ascending
   * @param numbers {@code width} for each time
   * @param limit the greatest distance
   */
  public Thinning(float[] times, double[] numbers, int width, double limit) {
    this.times = times;
    this.numbers = numbers;
    this.width = width;
    this.limit = limit;
  }

  /** The samples to keep, ascending: the first, the required ones, and those in between. */
  public int[] keep(boolean[] required) {
    int[] kept = new int[required.length];
    int size = 0;
    int until = 0;
    for (int key = 0; key < required.length; ) {
      kept[size++] = key;
      until = Math.max(until, key + 1);
      while (until < required.length && !required[until]) {
        until++;
      }
      key = until < required.length ? farthest(key, until) : required.length;
    }
    return Arrays.copyOf(kept, size);
  }

  /** A sample after {@code key}, at most {@code until}, as far as a line from {@code key} goes. */
  private int farthest(int key, int until) {
    int good = key + 1;
    int step = 1;
    while (good < until && isNear(key, Math.min(until, good + step))) {
      good = Math.min(until, good + step);
      step *= 2;
    }
    int bad = Math.min(until + 1, good + step);
    while (bad - good > 1) {
      int middle = (good + bad) >>> 1;
      if (isNear(key, middle)) {
        good = middle;
      } else {
        bad = middle;
      }
    }
    return good;
  }

  private boolean isNear(int from, int to) {
    double seconds = (double) times[to] - times[from];
    for (int sample = from + 1; sample < to; sample++) {
      double part = ((double) times[sample] - times[from]) / seconds;
      double square = 0;
      for (int axis = 0; axis < width; axis++) {
        // Keys are floats.
        double start = (float) numbers[from * width + axis];
        double end = (float) numbers[to * width + axis];
        double miss = start + part * (end - start) - numbers[sample * width + axis];
        square += miss * miss;
      }
      if (!(square <= limit * limit)) {
        return false;
      }
    }
    return true;
  }
}
