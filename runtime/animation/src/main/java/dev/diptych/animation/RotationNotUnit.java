package dev.diptych.animation;

import dev.diptych.animation.curve.Animation;
import dev.diptych.animation.curve.Numbers;
import dev.diptych.animation.curve.Pose;
import dev.diptych.animation.rotation.RotationDamage;
import dev.diptych.animation.rotation.Rotations;
import dev.diptych.model.diagnostic.Severity;

/** A rotation must be a quaternion of length 1 at every time where all its curves have a key. */
final class RotationNotUnit extends AnimationRule {
  RotationNotUnit() {
    super(
        Severity.WARNING,
        "rotation-not-unit",
        "Playback does not normalise rotations: divide x, y, z and w by that length.");
  }

  @Override
  void look(Animation animation, Spots spots) {
    for (Pose pose : RotationDamage.spared(animation)) {
      Rotations rows = Rotations.of(pose.rotation());
      spots.addRows(
          pose.label(),
          rows.size(),
          row -> Math.abs(rows.length(row) - 1) > RotationDamage.TOLERANCE,
          row -> pose.rotation().get(0).at(rows.key(row, 0)),
          row -> "the rotation at " + rows.time(row) + " has the length " + length(rows, row));
    }
  }

  private static String length(Rotations rows, int row) {
    return Numbers.rounded(rows.length(row), 4);
  }
}
