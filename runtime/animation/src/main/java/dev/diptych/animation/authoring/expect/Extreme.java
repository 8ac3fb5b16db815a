package dev.diptych.animation.authoring.expect;

import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

/**
 * Finds where a measure is largest. Between two times it is at most what its rate allows, so that
 * only intervals that may hold a larger value are halved.
 */
final class Extreme {
  private static final int MAX_HALVINGS = 20;

  /** More than any file needs whose measure is not on its limit all the time. */
  private static final int MAX_INTERVALS = 200_000;

  private final Measure measure;
  private final int sign;
  private final double enough;
  private final double tolerance;
  private final PriorityQueue<Interval> open =
      new PriorityQueue<>(Comparator.comparingDouble(Interval::bound).reversed());
  private double time = Double.NaN;
  private double largest = Double.NEGATIVE_INFINITY;

  /** Two times, the values there, and the most that there may be between them. */
  private record Interval(
      double from, double until, double first, double second, double bound, int depth) {}

  /**
   * A search.
   *
   * @param sign 1 to find the largest value, −1 for the smallest
   * @param enough a value, times {@code sign}; what is not larger need not be found
   * @param tolerance how much larger a value may be that is not found
   */
  Extreme(Measure measure, int sign, double enough, double tolerance) {
    this.measure = measure;
    this.sign = sign;
    this.enough = enough;
    this.tolerance = tolerance;
  }

  /** Searches in parts of time. */
  Extreme search(Playback playback, List<Window> windows) {
    for (Window window : windows) {
      double[] times = playback.times(window);
      double before = visit(times[0]);
      for (int i = 1; i < times.length; i++) {
        double next = visit(times[i]);
        add(times[i - 1], times[i], before, next, 0);
        before = next;
      }
    }
    for (int count = 0; count < MAX_INTERVALS; count++) {
      Interval interval = open.poll();
      if (interval == null || interval.bound() <= Math.max(enough, largest) + tolerance) {
        break;
      }
      halve(interval);
    }
    return this;
  }

  private void halve(Interval interval) {
    double middle = (float) ((interval.from() + interval.until()) / 2);
    double value = visit(middle);
    add(interval.from(), middle, interval.first(), value, interval.depth() + 1);
    add(middle, interval.until(), value, interval.second(), interval.depth() + 1);
  }

  private double visit(double at) {
    double value = sign * measure.at(at);
    if (value > largest) {
      largest = value;
      time = at;
    }
    return value;
  }

  private void add(double from, double until, double first, double second, int depth) {
    // Playback has floats: there is no time between two that are neighbours.
    boolean closed = depth == MAX_HALVINGS || until <= Math.nextUp((float) from);
    if (closed || (sign > 0 && measure.isConvex(from, until))) {
      return;
    }
    double change = measure.rate(from, until) * (until - from);
    double bound = Math.max(Math.max(first, second), (first + second + change) / 2);
    if (bound > Math.max(enough, largest) + tolerance) {
      open.add(new Interval(from, until, first, second, bound, depth));
    }
  }

  /** The time of the value. */
  double time() {
    return time;
  }

  /** The value. */
  double value() {
    return sign * largest;
  }
}
