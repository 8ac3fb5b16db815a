package dev.diptych.animation.curve;

import java.util.stream.DoubleStream;

/**
 * The times of the keys of a curve, with their repetitions.
 *
 * @param keys the keys
 * @param before what the curve does before the first of them
 * @param after what it does after the last
 * @param limit how many times are found at most
 */
record RepeatedTimes(Keyframes keys, WrapMode before, WrapMode after, int limit) {
  /**
   * The times in a range.
   *
   * @throws IllegalArgumentException with one sentence if there are too many
   */
  double[] within(double from, double until) {
    DoubleStream.Builder found = DoubleStream.builder();
    if (keys.isEmpty()) {
      return new double[0];
    }
    double first = keys.time(0);
    double last = keys.time(keys.size() - 1);
    int count = 0;
    for (int key = 0; key < keys.size(); key++) {
      double time = keys.time(key);
      if (time >= from && time <= until) {
        found.add(time);
        count++;
      }
    }
    if (last > first) {
      count = repeated(before, from, Math.min(first, until), count, found);
      repeated(after, Math.max(last, from), until, count, found);
    }
    return found.build().toArray();
  }

  private int repeated(
      WrapMode mode, double from, double until, int before, DoubleStream.Builder found) {
    if (mode == WrapMode.CLAMP || !(from < until)) {
      return before;
    }
    double first = keys.time(0);
    double length = keys.time(keys.size() - 1) - first;
    double period = mode == WrapMode.LOOP ? length : 2 * length;
    double periods = (until - from) / period + 2;
    double more = periods * keys.size() * (mode == WrapMode.LOOP ? 1 : 2);
    if (before + more > limit) {
      throw new IllegalArgumentException(
          "a curve repeats its keys more than %,d times".formatted(limit));
    }
    double start = Math.floor((from - first) / period) - 1;
    for (double n = start; n <= start + periods + 1; n++) {
      for (int key = 0; key < keys.size(); key++) {
        double since = keys.time(key) - first;
        add(first + n * period + since, from, until, found);
        if (mode == WrapMode.PING_PONG) {
          add(first + n * period - since, from, until, found);
        }
      }
    }
    return (int) (before + more);
  }

  private static void add(double time, double from, double until, DoubleStream.Builder found) {
    if (time >= from && time <= until) {
      found.add(time);
    }
  }
}
