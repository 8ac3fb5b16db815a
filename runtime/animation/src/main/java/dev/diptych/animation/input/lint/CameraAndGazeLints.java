package dev.diptych.animation.input.lint;

import static dev.diptych.animation.input.lint.InputLint.note;
import static dev.diptych.animation.input.lint.InputLint.warning;

import dev.diptych.animation.input.Curve;
import dev.diptych.animation.input.InputAnimation;
import dev.diptych.animation.input.rotation.SharedKeys;
import dev.diptych.animation.report.LintReport;
import dev.diptych.animation.report.NumberFormatting;
import java.util.List;
import java.util.function.DoublePredicate;

/** Lints for a camera and a gaze without keys, and for the direction of the gaze. */
final class CameraAndGazeLints {
  /** The precision of three decimals, which people write. */
  private static final double TOLERANCE = 1e-3;

  /** Below this length, a direction is no more than the errors of rounding. */
  private static final double NONE = 1e-6;

  private CameraAndGazeLints() {}

  static List<InputLint> all() {
    return List.of(
        warning(
            "camera-empty",
            CameraAndGazeLints::cameraEmpty,
            "Playback moves the camera to 0 and gives it the rotation (0 0 0 0), which is invalid.",
            "Give each curve a key, or omit the camera, which version 1.1 allows."),
        warning(
            "gaze-direction-empty",
            CameraAndGazeLints::gazeDirectionEmpty,
            "It plays as (0 0 0), which is not a direction; any length but 0 is valid."),
        warning(
            "gaze-direction-zero",
            (animation, report) -> directions(animation, report, length -> length < NONE),
            "(0 0 0) is not a direction; (0 0 1) looks ahead."),
        note(
            "gaze-direction-not-unit",
            (animation, report) -> directions(animation, report, CameraAndGazeLints::isNotUnit),
            "Unity only uses the direction; longer ones weigh more in the interpolation of keys.",
            "Divide x, y and z by that length."));
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

  private static boolean isNotUnit(double length) {
    return length >= NONE && Double.isFinite(length) && Math.abs(length - 1) > TOLERANCE;
  }

  private static void directions(InputAnimation animation, LintReport report, DoublePredicate bad) {
    if (animation.gaze() != null) {
      List<Curve> axes = animation.gaze().direction();
      SharedKeys keys = SharedKeys.of(axes);
      report.addRows(
          "gaze",
          keys.size(),
          row -> bad.test(keys.length(row)),
          row -> axes.get(0).at(keys.key(row, 0)),
          row ->
              "the direction at %s has the length %s"
                  .formatted(keys.time(row), NumberFormatting.rounded(keys.length(row), 4)));
    }
  }
}
