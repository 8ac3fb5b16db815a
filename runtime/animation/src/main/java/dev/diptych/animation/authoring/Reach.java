package dev.diptych.animation.authoring;

import dev.diptych.animation.curve.Easing;

/**
 * How a key is reached from the one before.
 *
 * @param easing the easing between both
 * @param smooth whether the tangents follow from the neighbours instead
 * @param isDefault whether the row has no word for it: tracks that have a curve of their own follow
 *     that
 */
record Reach(Easing easing, boolean smooth, boolean isDefault) {
  static final Reach DEFAULT = new Reach(Easing.LINEAR, false, true);
  static final Reach LINEAR = new Reach(Easing.LINEAR, false, false);
  static final Reach HOLD = new Reach(Easing.HOLD, false, false);
  static final Reach SMOOTH = new Reach(Easing.LINEAR, true, false);

  boolean isLinear() {
    return !smooth && easing == Easing.LINEAR;
  }
}
