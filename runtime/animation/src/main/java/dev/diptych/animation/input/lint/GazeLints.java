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

/** Lints for the direction of the gaze. */
final class GazeLints {
  /** The precision of three decimals, which people write. */
  private static final double TOLERANCE = 1e-3;

  /** Below this length, a direction is no more than the errors of rounding. */
  private static final double NONE = 1e-6;

  private GazeLints() {}

  static List<InputLint> all() {
    return List.of(
        warning(
            "gaze-direction-zero",
            (animation, report) -> check(animation, report, length -> length < NONE),
            "(0 0 0) is not a direction; (0 0 1) looks ahead."),
        note(
            "gaze-direction-not-unit",
            (animation, report) -> check(animation, report, GazeLints::isNotUnit),
            "Unity only uses the direction; longer ones weigh more in the interpolation of keys.",
            "Divide x, y and z by that length."));
  }

  private static boolean isNotUnit(double length) {
    return length >= NONE && Double.isFinite(length) && Math.abs(length - 1) > TOLERANCE;
  }

  private static void check(InputAnimation animation, LintReport report, DoublePredicate bad) {
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
