package dev.diptych.animation.input.lint;

import dev.diptych.animation.input.Curve;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The keys at which a hand is tracked, of curves that have their keys at the same times. A {@link
 * KeyWalk} visits the same times, but looks at each curve at each of them.
 */
final class TrackedRows {
  /** Receives the keys from {@code from} up to {@code to}, exclusive. */
  @FunctionalInterface
  interface Rows {
    void accept(int from, int to);
  }

  private final Curve tracked;
  private final int[] starts;

  private TrackedRows(Curve tracked, int[] starts) {
    this.tracked = tracked;
    this.starts = starts;
  }

  /**
   * The tracked keys of {@code curves}; null unless all of them have the same times, and {@code
   * tracked} has no others. All times must be finite and ascending.
   */
  static @Nullable TrackedRows of(Curve tracked, List<Curve> curves) {
    Curve first = curves.get(0);
    if (!curves.stream().allMatch(first::hasTimesOf)) {
      return null;
    }
    int[] starts = new int[tracked.size() + 1];
    int row = 0;
    for (int key = 0; key < tracked.size(); key++) {
      while (row < first.size() && first.time(row) < tracked.time(key)) {
        row++;
      }
      if (row == first.size() || first.time(row) != tracked.time(key)) {
        return null;
      }
      starts[key] = row;
    }
    starts[tracked.size()] = first.size();
    // Before its first key, a curve has the value of that key.
    starts[0] = 0;
    return new TrackedRows(tracked, starts);
  }

  void forEach(Rows rows) {
    for (int key = 0; key < tracked.size(); key++) {
      if (tracked.isTrue(key)) {
        rows.accept(starts[key], starts[key + 1]);
      }
    }
  }
}
