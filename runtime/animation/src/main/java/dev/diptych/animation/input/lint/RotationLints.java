package dev.diptych.animation.input.lint;

import static dev.diptych.animation.input.lint.InputLint.warning;

import dev.diptych.animation.input.Curve;
import dev.diptych.animation.input.InputAnimation;
import dev.diptych.animation.input.Pose;
import dev.diptych.animation.input.rotation.KeyBounds;
import dev.diptych.animation.input.rotation.SharedKeys;
import dev.diptych.animation.input.rotation.WDamage;
import dev.diptych.animation.report.LintReport;
import dev.diptych.animation.report.NumberFormatting;
import java.util.List;

/** Lints for rotations, which are quaternions in four curves. */
final class RotationLints {
  /**
   * In degrees. Halfway through a step of 30 degrees the length is 0.991, and what Unity rotates by
   * such a quaternion points up to 1 degree away from where it should.
   */
  private static final int MAX_STEP = 30;

  /** The dot product of two rotations that far apart: the cosine of half the angle. */
  private static final double MIN_DOT = Math.cos(Math.toRadians(MAX_STEP / 2.0 + 1e-3));

  /** In seconds: a shorter step is a jump, of which no frame shows the way. */
  private static final double MIN_SECONDS = 1e-3;

  private RotationLints() {}

  static List<InputLint> all() {
    return List.of(
        warning(
            "rotation-w-damage",
            RotationLints::damagedW,
            "The recorder of MRTK 2.6.0 to 2.7.2 loses the W of rotations.",
            "`diptych repair` rebuilds W from X, Y and Z.",
            "The same recorder drops the last (frames - 1) mod 32 frames of all numbers,"
                + " which cannot be restored.",
            "MRTK 2.7.3 keeps W, but still drops those ends in recordings of up to 32 frames."),
        warning(
            "rotation-not-unit",
            RotationLints::notUnit,
            "Playback does not normalise rotations: divide x, y, z and w by that length."),
        warning(
            "rotation-sign-flip",
            RotationLints::signFlip,
            "Playback interpolates x, y, z and w separately, through lengths far below 1.",
            "Negate all four numbers of one of the two, which does not change the rotation."),
        warning(
            "rotation-step",
            RotationLints::wideStep,
            "Playback interpolates x, y, z and w in straight lines and does not normalise them.",
            "Add keys in between, at most " + MAX_STEP + " degrees apart."),
        warning(
            "rotation-empty",
            RotationLints::empty,
            "It plays as (0 0 0 0), which is not a rotation; a key (0 0 0 1) is no rotation."));
  }

  private static void damagedW(InputAnimation animation, LintReport report) {
    for (Pose pose : WDamage.in(animation)) {
      int others = pose.rotation().get(0).size();
      String message =
          pose.w().size() == 1
              ? "RotationW has 1 key where RotationX has " + others
              : "the last of the 2 keys of RotationW holds the value of RotationZ";
      report.add(pose.w().path(), pose.label() + ": " + message);
    }
  }

  /**
   * Checks the length at every time where all curves of the rotation have a key. Devices record
   * rotations of 0 for the joint None, which nothing uses.
   */
  private static void notUnit(InputAnimation animation, LintReport report) {
    for (Pose pose : WDamage.undamaged(animation)) {
      SharedKeys keys = SharedKeys.of(pose.rotation());
      KeyBounds lengths = KeyBounds.ofLengths(keys);
      if (isUnit(lengths.least()) && isUnit(lengths.greatest())) {
        continue;
      }
      report.addRows(
          pose.label(),
          keys.size(),
          row ->
              Math.abs(keys.length(row) - 1) > WDamage.TOLERANCE
                  && !(pose.isUnused() && keys.length(row) == 0),
          row -> pose.rotation().get(0).at(keys.key(row, 0)),
          row ->
              "the rotation at %s has the length %s"
                  .formatted(keys.time(row), NumberFormatting.rounded(keys.length(row), 4)));
    }
  }

  /** Neighbouring rotations should be in the same hemisphere. */
  private static void signFlip(InputAnimation animation, LintReport report) {
    for (Pose pose : WDamage.undamaged(animation)) {
      SharedKeys keys = SharedKeys.of(pose.rotation());
      if (KeyBounds.ofSteps(keys).least() >= 0) {
        continue;
      }
      report.addRows(
          pose.label(),
          keys.size(),
          row -> row > 0 && keys.dot(row, row - 1) < 0,
          row -> pose.rotation().get(0).at(keys.key(row, 0)),
          row ->
              "the rotation changes hemispheres between %s and %s"
                  .formatted(keys.time(row - 1), keys.time(row)));
    }
  }

  /**
   * Neighbouring rotations should be close. Steps to another hemisphere and steps from or to a
   * length other than 1 have diagnostics of their own.
   */
  private static void wideStep(InputAnimation animation, LintReport report) {
    for (Pose pose : WDamage.undamaged(animation)) {
      SharedKeys keys = SharedKeys.of(pose.rotation());
      if (KeyBounds.ofSteps(keys).least() >= MIN_DOT) {
        continue;
      }
      Tracking tracking = Tracking.of(animation, pose);
      report.addRows(
          pose.label(),
          keys.size(),
          row ->
              row > 0
                  && isWide(keys, row)
                  && StraightLines.between(pose.rotation(), keys, row)
                  && tracking.at((keys.seconds(row - 1) + keys.seconds(row)) / 2),
          row -> pose.rotation().get(0).at(keys.key(row, 0)),
          row -> wideStep(keys, row));
    }
  }

  private static boolean isWide(SharedKeys keys, int row) {
    double dot = keys.dot(row, row - 1);
    double seconds = keys.seconds(row) - keys.seconds(row - 1);
    return seconds > MIN_SECONDS
        && dot >= 0
        && dot < MIN_DOT
        && isUnit(keys.length(row))
        && isUnit(keys.length(row - 1));
  }

  private static boolean isUnit(double length) {
    return Math.abs(length - 1) <= WDamage.TOLERANCE;
  }

  private static String wideStep(SharedKeys keys, int row) {
    double dot = Math.min(1, keys.dot(row, row - 1) / keys.length(row) / keys.length(row - 1));
    return "the rotation turns %s degrees between %s and %s; halfway its length is %s"
        .formatted(
            NumberFormatting.rounded(2 * Math.toDegrees(Math.acos(dot)), 1),
            keys.time(row - 1),
            keys.time(row),
            NumberFormatting.rounded(Math.sqrt((1 + dot) / 2), 3));
  }

  private static void empty(InputAnimation animation, LintReport report) {
    for (Pose pose : animation.poses()) {
      boolean placed = !pose.position().stream().allMatch(Curve::isEmpty);
      if (placed && pose.rotation().stream().allMatch(Curve::isEmpty)) {
        report.add(pose.path(), pose.label() + ": there are positions, but no rotations");
      }
    }
  }
}
