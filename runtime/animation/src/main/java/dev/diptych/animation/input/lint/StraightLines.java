package dev.diptych.animation.input.lint;

import dev.diptych.animation.input.Curve;
import dev.diptych.animation.input.rotation.SharedKeys;
import java.util.List;

/** Finds where curves are straight lines between two keys. */
final class StraightLines {
  private static final int OUT = 2;
  private static final int IN = 1;

  private StraightLines() {}

  /**
   * Whether all {@code curves} are straight lines between a shared key and the one before it,
   * without other keys in between.
   */
  static boolean between(List<Curve> curves, SharedKeys keys, int row) {
    for (int i = 0; i < curves.size(); i++) {
      int key = keys.key(row, i);
      if (keys.key(row - 1, i) != key - 1 || !isStraight(curves.get(i), key)) {
        return false;
      }
    }
    return true;
  }

  /** Keys without tangents are linear; others are where both weights that face each other are 0. */
  private static boolean isStraight(Curve curve, int key) {
    int mode = curve.keys().layout().struct().indexOf("weighted_mode");
    return mode < 0
        || ((curve.keys().bits(key - 1, mode) & OUT) != 0
            && (curve.keys().bits(key, mode) & IN) != 0
            && number(curve, key - 1, "out_weight") == 0
            && number(curve, key, "in_weight") == 0);
  }

  private static float number(Curve curve, int key, String column) {
    int index = curve.keys().layout().struct().indexOf(column);
    return Float.intBitsToFloat((int) curve.keys().bits(key, index));
  }
}
