package dev.diptych.animation;

import dev.diptych.animation.curve.Animation;
import dev.diptych.animation.curve.Curve;
import dev.diptych.animation.curve.Numbers;
import dev.diptych.model.diagnostic.Severity;

/** Playback begins at 0, so that keys before it only matter for what comes after. */
final class StartsBeforeZero extends AnimationRule {
  StartsBeforeZero() {
    super(
        Severity.NOTE,
        "starts-before-zero",
        "Recordings cut from a rolling buffer do; playback begins at 0 s.");
  }

  @Override
  void look(Animation animation, Spots spots) {
    Curve earliest = null;
    int at = -1;
    float start = 0;
    for (Curve curve : animation.curves()) {
      boolean before = curve.facts().earliest() < start;
      for (int key = 0; before && key < curve.size(); key++) {
        if (curve.time(key) < start) {
          earliest = curve;
          at = key;
          start = curve.time(key);
        }
      }
    }
    if (earliest != null) {
      spots.add(earliest.at(at), "the first key of all is at " + Numbers.exact(start) + " s");
    }
  }
}
