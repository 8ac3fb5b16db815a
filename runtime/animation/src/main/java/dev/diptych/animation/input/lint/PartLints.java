package dev.diptych.animation.input.lint;

import static dev.diptych.animation.input.lint.InputLint.warning;

import dev.diptych.animation.input.Curve;
import dev.diptych.animation.input.InputAnimation;
import dev.diptych.animation.report.LintReport;
import java.util.List;

/** Lints for a camera and a gaze that are present but have no keys. */
final class PartLints {
  private PartLints() {}

  static List<InputLint> all() {
    return List.of(
        warning(
            "camera-empty",
            PartLints::cameraEmpty,
            "Playback moves the camera to 0 and gives it the rotation (0 0 0 0), which is invalid.",
            "Give each curve a key, or omit the camera, which version 1.1 allows."),
        warning(
            "gaze-direction-empty",
            PartLints::gazeDirectionEmpty,
            "It plays as (0 0 0), which is not a direction; any length but 0 is valid."));
  }

  private static void cameraEmpty(InputAnimation animation, LintReport report) {
    if (animation.camera() != null && animation.camera().isEmpty() && !animation.isEmpty()) {
      report.add(animation.camera().path(), "the camera is present, but has no keys");
    }
  }

  private static void gazeDirectionEmpty(InputAnimation animation, LintReport report) {
    if (animation.gaze() != null
        && !animation.isEmpty()
        && animation.gaze().direction().stream().allMatch(Curve::isEmpty)) {
      report.add(animation.gaze().path(), "the gaze is present, but its direction has no keys");
    }
  }
}
