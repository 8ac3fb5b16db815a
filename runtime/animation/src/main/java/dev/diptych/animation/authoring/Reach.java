package dev.diptych.animation.authoring;

import dev.diptych.animation.curve.Easing;

/**
 * How a key is reached from the one before.
 *
 * @param easing the easing between both
 * @param smooth whether the tangents follow from the neighbours instead
 */
record Reach(Easing easing, boolean smooth) {
  static final Reach LINEAR = new Reach(Easing.LINEAR, false);
  static final Reach HOLD = new Reach(Easing.HOLD, false);
  static final Reach SMOOTH = new Reach(Easing.LINEAR, true);

  boolean isLinear() {
    return !smooth && easing == Easing.LINEAR;
  }
}
