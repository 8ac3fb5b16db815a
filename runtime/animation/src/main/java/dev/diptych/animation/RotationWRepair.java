package dev.diptych.animation;

import dev.diptych.animation.curve.Animation;
import dev.diptych.animation.curve.Curve;
import dev.diptych.animation.curve.Numbers;
import dev.diptych.animation.curve.Pose;
import dev.diptych.animation.rotation.LostW;
import dev.diptych.animation.rotation.RotationDamage;
import dev.diptych.model.diagnostic.Severity;
import dev.diptych.model.document.Document;
import dev.diptych.model.document.Struct;
import dev.diptych.model.rule.Findings;
import dev.diptych.model.rule.Repair;
import dev.diptych.model.schema.FormatName;

/** Rebuilds the W of rotations that MRTK 2.6.0 to 2.7.2 recorded. */
final class RotationWRepair implements Repair {
  @Override
  public boolean appliesTo(FormatName format) {
    return Animation.isIn(format);
  }

  @Override
  public Document mend(Document document, Findings changes) {
    Struct root = document.root();
    for (Pose pose : RotationDamage.in(Animation.of(document))) {
      String obstacle = LostW.obstacle(pose);
      if (obstacle == null) {
        root = Edits.put(root, pose.w().path(), LostW.rebuild(pose));
        rebuilt(pose, changes);
      } else {
        spared(pose, obstacle, changes);
      }
    }
    return root.equals(document.root()) ? document : new Document(document.schema(), root);
  }

  private static void rebuilt(Pose pose, Findings changes) {
    Curve z = pose.rotation().get(Pose.W - 1);
    String keys = Numbers.count(z.size(), "key");
    String message = pose.w().label() + " is rebuilt with " + keys;
    if (LostW.startsNearZero(pose)) {
      message += "; its first key is near 0, so that the sign of the others is a guess";
    }
    changes.report(Severity.NOTE, "rotation-w-rebuilt", pose.w().path(), message);
  }

  private static void spared(Pose pose, String obstacle, Findings changes) {
    changes.report(
        Severity.WARNING,
        "rotation-w-not-rebuilt",
        pose.w().path(),
        pose.w().label() + " is damaged and stays so: " + obstacle,
        "Somebody has edited this rotation since it was recorded; mend it by hand.");
  }
}
