package dev.diptych.animation;

import dev.diptych.animation.curve.Animation;
import dev.diptych.model.diagnostic.Severity;

/** A camera that is there needs keys. */
final class CameraEmpty extends AnimationRule {
  CameraEmpty() {
    super(
        Severity.WARNING,
        "camera-empty",
        "Playback moves the camera to 0 and gives it the rotation (0 0 0 0), which is none.",
        "Give it one key each, or leave the camera out, which version 1.1 allows.");
  }

  @Override
  void look(Animation animation, Spots spots) {
    if (animation.camera() != null && animation.camera().isEmpty() && !animation.isEmpty()) {
      spots.add(animation.camera().path(), "the camera is there, but has no keys");
    }
  }
}
