package dev.diptych.animation;

import dev.diptych.animation.curve.Animation;
import dev.diptych.animation.curve.Hand;
import dev.diptych.model.diagnostic.Severity;

/** The pointer ray of a hand needs the joint IndexTip. */
final class PointerMissing extends AnimationRule {
  private static final String JOINT = "IndexTip";

  PointerMissing() {
    super(
        Severity.WARNING,
        "pointer-missing",
        "Without keys for " + JOINT + ", MRTK gives the hand no pointer ray.");
  }

  @Override
  void look(Animation animation, Spots spots) {
    for (Hand hand : animation.hands()) {
      boolean points = hand.joint(JOINT).filter(joint -> !joint.isEmpty()).isPresent();
      if (hand.tracked().everTrue() && hand.hasJointKeys() && !points) {
        spots.add(
            hand.path(), "the " + hand.label() + " hand is tracked, but " + JOINT + " has no keys");
      }
    }
  }
}
