package dev.diptych.animation;

import dev.diptych.animation.curve.Animation;
import dev.diptych.animation.curve.Hand;
import dev.diptych.model.diagnostic.Severity;

/** The pinch of a hand only plays while it is tracked. */
final class PinchNotTracked extends AnimationRule {
  PinchNotTracked() {
    super(
        Severity.NOTE,
        "pinch-not-tracked",
        "Playback ignores it: give the hand a key that says it is tracked.");
  }

  @Override
  void look(Animation animation, Spots spots) {
    for (Hand hand : animation.hands()) {
      if (hand.pinching().everTrue() && !hand.tracked().everTrue()) {
        spots.add(
            hand.pinching().path(), "the " + hand.label() + " hand pinches, but is never tracked");
      }
    }
  }
}
