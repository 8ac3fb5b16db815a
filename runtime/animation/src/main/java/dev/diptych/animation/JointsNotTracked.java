package dev.diptych.animation;

import dev.diptych.animation.curve.Animation;
import dev.diptych.animation.curve.Hand;
import dev.diptych.model.diagnostic.Severity;

/** The joints of a hand only play while it is tracked. */
final class JointsNotTracked extends AnimationRule {
  JointsNotTracked() {
    super(
        Severity.WARNING,
        "joints-not-tracked",
        "Playback ignores them: give the hand a key that says it is tracked.");
  }

  @Override
  void look(Animation animation, Spots spots) {
    for (Hand hand : animation.hands()) {
      if (hand.hasJointKeys() && !hand.tracked().everTrue()) {
        spots.add(hand.path(), "the " + hand.label() + " hand has joints, but is never tracked");
      }
    }
  }
}
