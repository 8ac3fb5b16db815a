package dev.diptych.view.render;

import java.util.ArrayList;
import java.util.List;

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
