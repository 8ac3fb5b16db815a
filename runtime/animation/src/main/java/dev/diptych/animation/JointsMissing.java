package dev.diptych.animation;

import dev.diptych.animation.curve.Animation;
import dev.diptych.animation.curve.Hand;
import dev.diptych.model.diagnostic.Severity;

/** A hand that is tracked needs joints. */
final class JointsMissing extends AnimationRule {
  JointsMissing() {
    super(
        Severity.WARNING,
        "joints-missing",
        "All its joints play at 0 with the rotation (0 0 0 0), which is none.");
  }

  @Override
  void look(Animation animation, Spots spots) {
    for (Hand hand : animation.hands()) {
      if (hand.tracked().everTrue() && !hand.hasJointKeys()) {
        spots.add(
            hand.tracked().path(), "the " + hand.label() + " hand is tracked, but has no joints");
      }
    }
  }
}
