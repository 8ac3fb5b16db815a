package dev.diptych.animation.edit;

import dev.diptych.animation.curve.WrapMode;
import dev.diptych.animation.input.Curve;
import dev.diptych.animation.report.NumberFormatting;

/** Checks that a curve can be cut and joined. */
final class Ordered {
  private Ordered() {}

  /**
   * Requires finite times in ascending order.
   *
   * @throws IllegalArgumentException with one sentence if {@code curve} has others
   */
  static void require(Curve curve) {
    for (int key = 0; key < curve.size(); key++) {
      if (!Float.isFinite(curve.time(key))) {
        throw new IllegalArgumentException(
            "%s has a key at %s s".formatted(curve.label(), curve.time(key)));
      }
      if (key > 0 && curve.time(key) < curve.time(key - 1)) {
        throw new IllegalArgumentException(
            "%s has a key at %s s after one at %s s: put the keys in order first"
                .formatted(
                    curve.label(),
                    NumberFormatting.exact(curve.time(key)),
                    NumberFormatting.exact(curve.time(key - 1))));
      }
    }
  }

  /** Requires that {@code curve} does not repeat its keys before the first or after the last. */
  static void requireClamped(Curve curve, String side) {
    if (curve.size() > 1 && WrapMode.of(curve.head(side)) != WrapMode.CLAMP) {
      throw new IllegalArgumentException(
          "%s repeats its keys (%s): `diptych resample` writes them out"
              .formatted(curve.label(), side));
    }
  }
}
