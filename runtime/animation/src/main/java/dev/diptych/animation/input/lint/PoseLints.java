package dev.diptych.animation.input.lint;

import static dev.diptych.animation.input.lint.InputLint.warning;

import dev.diptych.animation.input.Curve;
import dev.diptych.animation.input.Hand;
import dev.diptych.animation.input.InputAnimation;
import dev.diptych.animation.input.Pose;
import dev.diptych.animation.input.rotation.KeyBounds;
import dev.diptych.animation.input.rotation.RotationBounds;
import dev.diptych.animation.input.rotation.SharedKeys;
import dev.diptych.animation.input.rotation.WDamage;
import dev.diptych.animation.report.LintReport;
import dev.diptych.animation.report.NumberFormatting;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Lints for the poses of an animation: rotations, which are quaternions in four curves, and
 * positions.
 */
final class PoseLints {
  /**
   * In degrees. Halfway through a step of 30 degrees the length is 0.991, and what Unity rotates by
   * such a quaternion points up to 1 degree away from where it should.
   */
  private static final int MAX_STEP = 30;

  /** The dot product of two rotations that far apart: the cosine of half the angle. */
  private static final double MIN_DOT = StrictMath.cos(Math.toRadians(MAX_STEP / 2.0 + 1e-3));

  /** In seconds: a shorter step is a jump, of which no frame shows the way. */
  private static final double MIN_SECONDS = 1e-3;

  /** Recordings are of one person in one room. */
  private static final double MAX_DISTANCE = 10;

  /** From here on, all digits of a distance say less than its exponent. */
  private static final double MAX_PLAIN = 1e6;

  // The bits of a weighted mode.
  private static final int OUT = 2;
  private static final int IN = 1;

  private PoseLints() {}

  static List<InputLint> all() {
    return List.of(
        warning(
            "rotation-w-damage",
            PoseLints::damagedW,
            "The recorder of MRTK 2.6.0 to 2.7.2 loses the W of rotations.",
            "`diptych repair` rebuilds W from X, Y and Z.",
            "The same recorder drops the last (frames - 1) mod 32 frames of all numbers,"
                + " which cannot be restored.",
            "MRTK 2.7.3 keeps W, but still drops those ends in recordings of up to 32 frames."),
        warning(
            "rotation-not-unit",
            PoseLints::rotationNotUnit,
            "Playback does not normalise rotations: divide x, y, z and w by that length."),
        warning(
            "rotation-sign-flip",
            PoseLints::signFlip,
            "Playback interpolates x, y, z and w separately, through lengths far below 1.",
            "Negate all four numbers of one of the two, which does not change the rotation: `diptych"
                + " repair` does."),
        warning(
            "rotation-step",
            PoseLints::wideStep,
            "Playback interpolates x, y, z and w in straight lines and does not normalise them.",
            "Add keys in between, at most " + MAX_STEP + " degrees apart."),
        warning(
            "rotation-empty",
            PoseLints::rotationEmpty,
            "It plays as (0 0 0 0), which is not a rotation; a key (0 0 0 1) is no rotation."),
        warning(
            "position-far",
            PoseLints::far,
            "Positions are in metres: if these are centimetres, divide them by 100."));
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
  private static void rotationNotUnit(InputAnimation animation, LintReport report) {
    for (Pose pose : WDamage.undamaged(animation)) {
      KeyBounds lengths = RotationBounds.of(pose).lengths();
      if (isUnit(lengths.least()) && isUnit(lengths.greatest())) {
        continue;
      }
      SharedKeys keys = SharedKeys.of(pose.rotation());
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
    List<Pose> poses = WDamage.undamaged(animation);
    RotationBounds.prepare(poses);
    for (Pose pose : poses) {
      if (RotationBounds.of(pose).steps().least() >= 0) {
        continue;
      }
      SharedKeys keys = SharedKeys.of(pose.rotation());
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
    List<Pose> poses = WDamage.undamaged(animation);
    RotationBounds.prepare(poses);
    for (Pose pose : poses) {
      if (RotationBounds.of(pose).steps().least() >= MIN_DOT) {
        continue;
      }
      SharedKeys keys = SharedKeys.of(pose.rotation());
      Curve tracked = trackedOf(animation, pose);
      report.addRows(
          pose.label(),
          keys.size(),
          row ->
              row > 0
                  && isWide(keys, row)
                  && isStraight(pose.rotation(), keys, row)
                  && plays(tracked, (keys.seconds(row - 1) + keys.seconds(row)) / 2),
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

  /**
   * Whether all {@code curves} are straight lines between a shared key and the one before it,
   * without other keys in between.
   */
  private static boolean isStraight(List<Curve> curves, SharedKeys keys, int row) {
    for (int i = 0; i < curves.size(); i++) {
      int key = keys.key(row, i);
      if (keys.key(row - 1, i) != key - 1 || !isStraight(curves.get(i), key)) {
        return false;
      }
    }
    return true;
  }

  /** Keys without tangents are linear; others are where both weights that face each other are 0. */
  private static boolean isStraight(Curve curve, int key) {
    int mode = curve.keys().layout().struct().indexOf("weighted_mode");
    return mode < 0
        || ((curve.keys().bits(key - 1, mode) & OUT) != 0
            && (curve.keys().bits(key, mode) & IN) != 0
            && number(curve, key - 1, "out_weight") == 0
            && number(curve, key, "in_weight") == 0);
  }

  private static float number(Curve curve, int key, String column) {
    int index = curve.keys().layout().struct().indexOf(column);
    return Float.intBitsToFloat((int) curve.keys().bits(key, index));
  }

  /**
   * The curve that decides when a pose plays: joints do only while their hand is tracked. What they
   * do while it is not is of no consequence, such as the line from where a recording lost a hand to
   * where it found it.
   */
  private static @Nullable Curve trackedOf(InputAnimation animation, Pose pose) {
    for (Hand hand : animation.hands()) {
      if (hand.path().equals(pose.path().parent())) {
        return hand.tracked();
      }
    }
    return null;
  }

  /** Whether a pose plays at {@code time}; true if the keys that decide are not in order. */
  private static boolean plays(@Nullable Curve tracked, double time) {
    if (tracked == null || !tracked.facts().ascending()) {
      return true;
    }
    int low = 0;
    int high = tracked.size() - 1;
    while (low < high) {
      int middle = (low + high + 1) >>> 1;
      if (tracked.time(middle) <= time) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return !tracked.isEmpty() && tracked.isTrue(low);
  }

  private static boolean isUnit(double length) {
    return Math.abs(length - 1) <= WDamage.TOLERANCE;
  }

  private static String wideStep(SharedKeys keys, int row) {
    double dot = Math.min(1, keys.dot(row, row - 1) / keys.length(row) / keys.length(row - 1));
    return "the rotation turns %s degrees between %s and %s; halfway its length is %s"
        .formatted(
            NumberFormatting.rounded(2 * Math.toDegrees(StrictMath.acos(dot)), 1),
            keys.time(row - 1),
            keys.time(row),
            NumberFormatting.rounded(Math.sqrt((1 + dot) / 2), 3));
  }

  private static void rotationEmpty(InputAnimation animation, LintReport report) {
    for (Pose pose : animation.poses()) {
      boolean placed = !pose.position().stream().allMatch(Curve::isEmpty);
      if (placed && pose.rotation().stream().allMatch(Curve::isEmpty)) {
        report.add(pose.path(), pose.label() + ": there are positions, but no rotations");
      }
    }
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
    if (isNear(axes)) {
      return;
    }
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
          row -> farMessage(keys.time(row), keys.length(row)));
      return;
    }
    for (Curve axis : axes) {
      report.addRows(
          axis.label(),
          axis.size(),
          key -> isFar(axis.value(key)),
          axis::at,
          key -> farMessage(NumberFormatting.exact(axis.time(key)) + " s", axis.value(key)));
    }
  }

  /** Whether no key can be far, however the keys of the axes are combined. */
  private static boolean isNear(List<Curve> axes) {
    double squares = 0;
    for (Curve axis : axes) {
      double reach = axis.facts().reach();
      squares += reach * reach;
    }
    return Math.sqrt(squares) <= MAX_DISTANCE;
  }

  private static boolean isFar(double distance) {
    return Math.abs(distance) > MAX_DISTANCE && Double.isFinite(distance);
  }

  private static String farMessage(String time, double distance) {
    double size = Math.abs(distance);
    String metres =
        size < MAX_PLAIN ? NumberFormatting.rounded(size, 1) : NumberFormatting.exact((float) size);
    return "the position at %s is %s m from the origin".formatted(time, metres);
  }
}
