package dev.diptych.animation.authoring.take;

import dev.diptych.animation.math.Vector;
import java.util.List;
import java.util.function.DoubleFunction;
import org.jspecify.annotations.Nullable;

/** The steps of a wrist between times of a recording, with their speeds in the scene. */
final class Steps {
  /** What a resting hand takes of a correction, in metres per second. */
  private static final double REST = 0.01;

  private static final int ROUNDS = 200;
  private static final double ENOUGH = 1e-9;

  private final double[] times;
  private final double[] seconds;
  private final double[] speeds;

  private Steps(double[] times, double[] seconds, double[] speeds) {
    this.times = times;
    this.seconds = seconds;
    this.speeds = speeds;
  }

  /**
   * The steps between times.
   *
   * @param times in the recording, ascending
   * @param speed how fast the recording is played
   * @param wrist the place at a time
   */
  static Steps of(List<Double> times, double speed, DoubleFunction<Vector> wrist) {
    int size = times.size() - 1;
    double[] seconds = new double[size];
    double[] speeds = new double[size];
    Vector before = wrist.apply(times.get(0));
    for (int step = 0; step < size; step++) {
      Vector place = wrist.apply(times.get(step + 1));
      seconds[step] = (times.get(step + 1) - times.get(step)) / speed;
      speeds[step] = seconds[step] > 0 ? place.minus(before).norm() / seconds[step] : 0;
      before = place;
    }
    return new Steps(times.stream().mapToDouble(Double::doubleValue).toArray(), seconds, speeds);
  }

  int size() {
    return seconds.length;
  }

  /** Where step {@code index} begins, or the end of the last one. */
  double time(int index) {
    return times[index];
  }

  double speed(int step) {
    return speeds[step];
  }

  /**
   * How much of a way is done at each time, from 0 to 1; null if the steps have no room for it.
   *
   * @param metres the way
   * @param fastest the limit of speeds
   */
  double @Nullable [] spread(double metres, double fastest) {
    if (sum(Double.POSITIVE_INFINITY, metres, fastest) < 1 - ENOUGH) {
      return null;
    }
    double low = 0;
    double high = 1;
    while (sum(high, metres, fastest) < 1 - ENOUGH && high < Double.MAX_VALUE / 2) {
      high *= 2;
    }
    for (int round = 0; round < ROUNDS && low < high; round++) {
      double middle = (low + high) / 2;
      if (sum(middle, metres, fastest) < 1) {
        low = middle;
      } else {
        high = middle;
      }
    }
    double[] done = new double[times.length];
    for (int step = 0; step < size(); step++) {
      done[step + 1] = done[step] + rate(step, high, metres, fastest) * seconds[step];
    }
    double all = done[done.length - 1];
    for (int time = 0; time < done.length; time++) {
      done[time] /= all;
    }
    return done;
  }

  private double sum(double factor, double metres, double fastest) {
    double sum = 0;
    for (int step = 0; step < size(); step++) {
      sum += rate(step, factor, metres, fastest) * seconds[step];
    }
    return sum;
  }

  private double rate(int step, double factor, double metres, double fastest) {
    double room = Math.max(0, fastest - speeds[step]) / metres;
    return Math.min(factor * (speeds[step] + REST), room);
  }

  /**
   * The least time at one end whose steps have room; infinite if all together have not.
   *
   * @param last whether it is the end, otherwise the begin
   * @return in seconds of the recording
   */
  double least(double metres, double fastest, boolean last) {
    double left = metres;
    for (int i = 0; i < size(); i++) {
      int step = last ? size() - 1 - i : i;
      double room = Math.max(0, fastest - speeds[step]);
      if (room * seconds[step] >= left) {
        double part = seconds[step] > 0 && room > 0 ? left / (room * seconds[step]) : 0;
        double length = times[step + 1] - times[step];
        return last
            ? times[size()] - times[step + 1] + part * length
            : times[step] - times[0] + part * length;
      }
      left -= room * seconds[step];
    }
    return Double.POSITIVE_INFINITY;
  }

  /** How many times as fast the fastest step must be for a way to have room. */
  double factor(double metres, double fastest) {
    double way = 0;
    double time = 0;
    for (int step = 0; step < size(); step++) {
      way += speeds[step] * seconds[step];
      time += seconds[step];
    }
    return (metres + way) / (fastest * time);
  }
}
