package dev.diptych.animation;

import dev.diptych.animation.curve.Animation;
import dev.diptych.animation.curve.Pose;
import dev.diptych.animation.rotation.RotationDamage;
import dev.diptych.model.diagnostic.Severity;

/** MRTK 2.6.0 to 2.7.2 lose the keys of W when they thin out rotations. */
final class RotationWDamage extends AnimationRule {
  RotationWDamage() {
    super(
        Severity.WARNING,
        "rotation-w-damage",
        "The recorder of MRTK 2.6.0 to 2.7.2 loses the W of rotations.",
        "`diptych repair` rebuilds W from X, Y and Z.",
        "The same recorder drops the last (frames - 1) mod 32 frames of all numbers,"
            + " which nothing can bring back.",
        "MRTK 2.7.3 keeps W, but still drops those ends in recordings of up to 32 frames.");
  }

  @Override
  void look(Animation animation, Spots spots) {
    for (Pose pose : RotationDamage.in(animation)) {
      spots.add(pose.w().path(), pose.label() + ": " + message(pose));
    }
  }

  private static String message(Pose pose) {
    int others = pose.rotation().get(0).size();
    return pose.w().size() == 1
        ? "RotationW has 1 key where RotationX has " + others
        : "the last of the 2 keys of RotationW holds the value of RotationZ";
  }
}
