package dev.diptych.animation.curve;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * Keys in ascending order of time, one array per column. Keys that are given in another order are
 * sorted, as Unity does when keys are assigned; keys at the same time keep their order. Arrays that
 * are in order are not copied and must not be changed afterwards.
 */
public final class Keyframes {
  private final double[] times;
  private final double[] values;
  private final Interpolation interpolation;

  private Keyframes(double[] times, double[] values, Interpolation interpolation) {
    this.times = times;
    this.values = values;
    this.interpolation = interpolation;
  }

  /**
   * Keys with straight lines between them. The keys of MRTK 1.1 play so: their tangents and weights
   * are 0 and count, which puts both control points of a segment on its ends.
   *
   * @param times in seconds, not NaN
   * @param values one for each time
   */
  public static Keyframes linear(double[] times, double[] values) {
    return sorted(times, values, Interpolation.LINEAR);
  }

  /** Keys whose values hold until the next key, as the booleans of MRTK 1.1 do. */
  public static Keyframes constant(double[] times, double[] values) {
    return sorted(times, values, Interpolation.CONSTANT);
  }

  /** Keys with tangents and weights; {@link KeyframeBuilder} makes them. */
  static Keyframes full(double[] times, double[] values, Tangents tangents) {
    return sorted(times, values, tangents);
  }

  private static Keyframes sorted(double[] times, double[] values, Interpolation interpolation) {
    if (times.length != values.length) {
      throw new IllegalArgumentException(
          times.length + " times do not fit " + values.length + " values");
    }
    if (isAscending(times)) {
      return new Keyframes(times, values, interpolation);
    }
    int[] order =
        IntStream.range(0, times.length)
            .boxed()
            .sorted(Comparator.comparingDouble(key -> times[key]))
            .mapToInt(Integer::intValue)
            .toArray();
    return new Keyframes(picked(times, order), picked(values, order), interpolation.inOrder(order));
  }

  private static boolean isAscending(double[] times) {
    for (int key = 1; key < times.length; key++) {
      if (times[key] < times[key - 1]) {
        return false;
      }
    }
    return true;
  }

  static double[] picked(double[] column, int[] order) {
    return IntStream.of(order).mapToDouble(key -> column[key]).toArray();
  }

  /** The number of keys. */
  public int size() {
    return times.length;
  }

  /** Whether there are no keys. */
  public boolean isEmpty() {
    return times.length == 0;
  }

  /** The time of a key, in seconds. */
  public double time(int key) {
    return times[key];
  }

  /** The value of a key. */
  public double value(int key) {
    return values[key];
  }

  /** The last key at or before {@code time}; −1 if there is none. */
  int before(double time) {
    return before(times, time);
  }

  /**
   * The last of several keys at or before a time; -1 if there is none.
   *
   * @param times of the keys, ascending; of keys at one time, the last one is found
   */
  public static int before(double[] times, double time) {
    int found = Arrays.binarySearch(times, time);
    if (found < 0) {
      return -found - 2;
    }
    while (found + 1 < times.length && times[found + 1] == time) {
      found++;
    }
    return found;
  }

  /** The value at {@code time}, which is not before {@code key} and before the next one. */
  double between(int key, double time) {
    if (key + 1 >= times.length || time == times[key]) {
      return values[key];
    }
    return interpolation.at(times, values, key, time);
  }
}
