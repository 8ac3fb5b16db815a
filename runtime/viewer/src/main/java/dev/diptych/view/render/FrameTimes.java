package dev.diptych.view.render;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Times at which frames are drawn. */
public final class FrameTimes {
  /** The limit of their number. */
  public static final int MAX_FRAMES = 3000;

  /** A part of a step that counts as nothing, because steps are not exact. */
  private static final double SLACK = 1e-6;

  private FrameTimes() {}

  /** Times at the same distance, of which the first is {@code from} and the last is {@code to}. */
  public static List<Double> count(double from, double to, int frames) {
    List<Double> times = new ArrayList<>();
    for (int i = 0; i < frames; i++) {
      times.add(frames == 1 ? from : from + (to - from) * i / (frames - 1));
    }
    return times;
  }

  /**
   * Times of which some are moved to moments between the first and the last one: the nearest of
   * those that are between them and no moment yet.
   */
  public static List<Double> showing(List<Double> times, List<Double> moments) {
    List<Double> moved = new ArrayList<>(times);
    Set<Integer> free = new TreeSet<>();
    for (int i = 1; i + 1 < times.size(); i++) {
      free.add(i);
    }
    for (double moment : moments) {
      boolean inside =
          !times.isEmpty() && times.get(0) < moment && moment < times.get(times.size() - 1);
      if (inside && !moved.contains(moment)) {
        free.stream()
            .min(Comparator.comparingDouble(i -> Math.abs(times.get(i) - moment)))
            .ifPresent(
                nearest -> {
                  moved.set(nearest, moment);
                  free.remove(nearest);
                });
      }
    }
    moved.sort(Comparator.naturalOrder());
    return moved;
  }

  /** How many times there are from {@code from} on, each a step after the one before. */
  private static long number(double from, double to, double step) {
    return (long) Math.floor((to - from) / step + SLACK) + 1;
  }

  /** These times; of more than {@link #MAX_FRAMES}, one more than the limit. */
  public static List<Double> every(double from, double to, double step) {
    List<Double> times = new ArrayList<>();
    for (long i = 0; i < Math.min(MAX_FRAMES + 1, number(from, to, step)); i++) {
      times.add(Math.min(to, from + i * step));
    }
    return times;
  }
}
