package dev.diptych.animation.input.lint;

import dev.diptych.animation.input.Curve;
import java.util.List;

/**
 * Visits times at which hands are tracked: 0.1 s apart, which finds what lasts as long and is far
 * fewer times than a recording has keys; and between them, where something is wrong.
 */
final class TrackedSamples {
  /** In seconds. */
  private static final double STEP = 0.1;

  /** The parts of a step where something is wrong. */
  private static final int PARTS = 4;

  /** A file can claim to last for years. */
  private static final int MAX_SAMPLES = 20_000;

  /** What looks at single times. */
  interface Visitor {
    /** Whether something is wrong at {@code time}. */
    boolean isWrong(double time);

    /** Adds {@code time}, which is later than all that were added before. */
    void add(double time);

    /** Whether enough is wrong: a person mends the first few, and checks again. */
    boolean hasEnough();

    /** The hands are lost. */
    void lose();
  }

  private final List<Curve> tracked;
  // For each curve, its last key up to the current time.
  private final int[] keys;
  private final double step;
  private final double start;
  private final double end;

  /**
   * Times at which all of the curves {@code tracked} are true.
   *
   * @param end the end of the animation, in seconds
   */
  TrackedSamples(List<Curve> tracked, double end) {
    this.tracked = tracked;
    this.keys = new int[tracked.size()];
    // Playback begins at 0.
    this.start = 0;
    this.end = end;
    this.step = Math.max(STEP, (end - start) / MAX_SAMPLES);
  }

  /** Visits all times. */
  void forEach(Visitor visitor) {
    int count = (int) Math.floor((end - start) / step + 1e-6);
    boolean wasWrong = false;
    for (int sample = 0; sample <= count && !visitor.hasEnough(); sample++) {
      double time = start + sample * step;
      boolean isWrong = isTracked(time) && visitor.isWrong(time);
      if (isWrong || wasWrong) {
        for (int part = sample == 0 ? PARTS : 1; part <= PARTS; part++) {
          add(visitor, time - step * (PARTS - part) / PARTS);
        }
      }
      wasWrong = isWrong;
    }
    visitor.lose();
  }

  private void add(Visitor visitor, double time) {
    if (isTracked(time)) {
      visitor.add(time);
    } else {
      visitor.lose();
    }
  }

  private boolean isTracked(double time) {
    boolean all = true;
    for (int i = 0; i < keys.length; i++) {
      Curve curve = tracked.get(i);
      while (keys[i] > 0 && curve.time(keys[i]) > time) {
        keys[i]--;
      }
      while (keys[i] + 1 < curve.size() && curve.time(keys[i] + 1) <= time) {
        keys[i]++;
      }
      all &= !curve.isEmpty() && curve.isTrue(keys[i]);
    }
    return all;
  }
}
