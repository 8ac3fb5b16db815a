package dev.diptych.animation;

import dev.diptych.animation.curve.Animation;
import dev.diptych.animation.curve.Pose;
import dev.diptych.animation.rotation.RotationDamage;
import dev.diptych.animation.rotation.Rotations;
import dev.diptych.model.diagnostic.Severity;

/** A rotation and the next one should be on the same side, of the two quaternions that mean it. */
final class RotationSignFlip extends AnimationRule {
  RotationSignFlip() {
    super(
        Severity.WARNING,
        "rotation-sign-flip",
        "Playback interpolates x, y, z and w on their own, through lengths far below 1.",
        "Negate all four numbers of one of the two: that is the same rotation.");
  }

  @Override
  void look(Animation animation, Spots spots) {
    for (Pose pose : RotationDamage.spared(animation)) {
      Rotations rows = Rotations.of(pose.rotation());
      spots.addRows(
          pose.label(),
          rows.size(),
          row -> row > 0 && rows.dot(row, row - 1) < 0,
          row -> pose.rotation().get(0).at(rows.key(row, 0)),
          row -> "the rotation changes sides " + between(rows, row));
    }
  }

  private static String between(Rotations rows, int row) {
    return "between " + rows.time(row - 1) + " and " + rows.time(row);
  }
}
