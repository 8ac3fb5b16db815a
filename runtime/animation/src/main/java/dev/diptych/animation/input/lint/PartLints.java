package dev.diptych.animation.input.lint;

import static dev.diptych.animation.input.lint.InputLint.warning;

import dev.diptych.animation.input.Curve;
import dev.diptych.animation.input.InputAnimation;
import dev.diptych.animation.report.FindingLimit;
import java.util.List;

/** Lints for a camera and a gaze that are present but have no keys. */
final class PartLints {
  private PartLints() {}

  static List<InputLint> all() {
    return List.of(
        warning(
            "camera-empty",
            PartLints::cameraEmpty,
            "Playback moves the camera to 0 and gives it the rotation (0 0 0 0), which is none.",
            "Give it one key each, or leave the camera out, which version 1.1 allows."),
        warning(
            "gaze-direction-empty",
            PartLints::gazeDirectionEmpty,
            "It plays as (0 0 0); its length does not matter, but it must have one."));
  }

  private static void cameraEmpty(InputAnimation animation, FindingLimit findings) {
    if (animation.camera() != null && animation.camera().isEmpty() && !animation.isEmpty()) {
      findings.add(animation.camera().path(), "the camera is there, but has no keys");
    }
  }

  private static void gazeDirectionEmpty(InputAnimation animation, FindingLimit findings) {
    if (animation.gaze() != null
        && !animation.isEmpty()
        && animation.gaze().direction().stream().allMatch(Curve::isEmpty)) {
      findings.add(animation.gaze().path(), "the gaze is there, but its direction has no keys");
    }
  }
}
