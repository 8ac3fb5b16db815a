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
    for (int key = 0; key < tracked.size(); key++) {
      starts[key] = keyAt(first, tracked.time(key));
      if (starts[key] < 0) {
        return null;
      }
    }
    starts[tracked.size()] = first.size();
    // Before its first key, a curve has the value of that key.
    starts[0] = 0;
    return new TrackedRows(tracked, starts);
  }

  /** The key at {@code time}, or a negative number. */
  private static int keyAt(Curve curve, float time) {
    int low = 0;
    int high = curve.size() - 1;
    while (low <= high) {
      int middle = (low + high) >>> 1;
      if (curve.time(middle) == time) {
        return middle;
      }
      if (curve.time(middle) < time) {
        low = middle + 1;
      } else {
        high = middle - 1;
      }
    }
    return -1;
  }

  void forEach(Rows rows) {
    for (int key = 0; key < tracked.size(); key++) {
      if (tracked.isTrue(key)) {
        rows.accept(starts[key], starts[key + 1]);
      }
    }
  }
}
