package dev.diptych.animation.input.lint;

import static dev.diptych.animation.input.lint.InputLint.warning;

import dev.diptych.animation.input.Curve;
import dev.diptych.animation.input.InputAnimation;
import dev.diptych.animation.input.Pose;
import dev.diptych.animation.input.rotation.KeyBounds;
import dev.diptych.animation.input.rotation.SharedKeys;
import dev.diptych.animation.report.LintReport;
import dev.diptych.animation.report.NumberFormatting;
import java.util.List;

/** Lints for positions. */
final class PositionLints {
  /** Recordings are of one person in one room. */
  private static final double MAX_DISTANCE = 10;

  /** From here on, all digits of a distance say less than its exponent. */
  private static final double MAX_PLAIN = 1e6;

  private PositionLints() {}

  static List<InputLint> all() {
    return List.of(
        warning(
            "position-far",
            PositionLints::far,
            "Positions are in metres: if these are centimetres, divide them by 100."));
  }

  private static void far(InputAnimation animation, LintReport report) {
    for (Pose pose : animation.poses()) {
      far(pose.label(), pose.position(), report);
    }
    if (animation.gaze() != null) {
      far("gaze origin", animation.gaze().origin(), report);
    }
  }

  /** Checks the keys that all axes have at one time; without such keys, each axis. */
  private static void far(String label, List<Curve> axes, LintReport report) {
    SharedKeys keys = SharedKeys.of(axes);
    if (keys.size() > 0 && KeyBounds.ofLengths(keys).greatest() <= MAX_DISTANCE) {
      return;
    }
    if (keys.size() > 0) {
      report.addRows(
          label,
          keys.size(),
          row -> isFar(keys.length(row)),
          row -> axes.get(0).at(keys.key(row, 0)),
          row -> message(keys.time(row), keys.length(row)));
      return;
    }
    for (Curve axis : axes) {
      report.addRows(
          axis.label(),
          axis.size(),
          key -> isFar(axis.value(key)),
          axis::at,
          key -> message(NumberFormatting.exact(axis.time(key)) + " s", axis.value(key)));
    }
  }

  private static boolean isFar(double distance) {
    return Math.abs(distance) > MAX_DISTANCE && Double.isFinite(distance);
  }

  private static String message(String time, double distance) {
    double size = Math.abs(distance);
    String metres =
        size < MAX_PLAIN ? NumberFormatting.rounded(size, 1) : NumberFormatting.exact((float) size);
    return "the position at %s is %s m from the origin".formatted(time, metres);
  }
}
