package dev.diptych.animation.scene;

import dev.diptych.animation.input.Curve;
import java.util.Comparator;
import java.util.stream.IntStream;

/** The order in which Unity plays the keys of a curve. */
final class PlaybackOrder {
  private PlaybackOrder() {}

  /** The rows with a finite time and value, by time; rows at the same time keep their order. */
  static int[] of(Curve curve) {
    return IntStream.range(0, curve.size())
        .filter(row -> Float.isFinite(curve.time(row)) && Float.isFinite(curve.value(row)))
        .boxed()
        .sorted(Comparator.comparingDouble(curve::time))
        .mapToInt(Integer::intValue)
        .toArray();
  }
}
