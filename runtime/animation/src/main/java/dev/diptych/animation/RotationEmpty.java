package dev.diptych.animation;

import dev.diptych.animation.curve.Animation;
import dev.diptych.animation.curve.Curve;
import dev.diptych.animation.curve.Pose;
import dev.diptych.model.diagnostic.Severity;

/** What has a position needs a rotation. */
final class RotationEmpty extends AnimationRule {
  RotationEmpty() {
    super(
        Severity.WARNING,
        "rotation-empty",
        "It plays as (0 0 0 0), which is no rotation; one key (0 0 0 1) leaves it unturned.");
  }

  @Override
  void look(Animation animation, Spots spots) {
    for (Pose pose : animation.poses()) {
      boolean placed = !pose.position().stream().allMatch(Curve::isEmpty);
      if (placed && pose.rotation().stream().allMatch(Curve::isEmpty)) {
        spots.add(pose.path(), pose.label() + ": there are positions, but no rotation");
      }
    }
  }
}
