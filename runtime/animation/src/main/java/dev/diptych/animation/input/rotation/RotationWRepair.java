package dev.diptych.animation.input.rotation;

import dev.diptych.animation.input.Curve;
import dev.diptych.animation.input.DocumentEdits;
import dev.diptych.animation.input.InputAnimation;
import dev.diptych.animation.input.Pose;
import dev.diptych.animation.report.NumberFormatting;
import dev.diptych.model.diagnostic.Severity;
import dev.diptych.model.document.Document;
import dev.diptych.model.document.Struct;
import dev.diptych.model.lint.LintSink;
import dev.diptych.model.lint.Repair;
import dev.diptych.model.schema.FormatName;
import java.util.Set;

/** Rebuilds W of rotations that MRTK 2.6.0 to 2.7.2 recorded. */
public final class RotationWRepair implements Repair {
  @Override
  public Set<String> codes() {
    return Set.of("rotation-w-damage");
  }

  @Override
  public boolean appliesTo(FormatName format) {
    return InputAnimation.isIn(format);
  }

  @Override
  public Document repair(Document document, LintSink sink) {
    Struct root = document.root();
    for (Pose pose : WDamage.in(InputAnimation.of(document))) {
      String obstacle = WRepair.obstacle(pose);
      if (obstacle == null) {
        root = DocumentEdits.put(root, pose.w().path(), WRepair.rebuild(pose));
        reportRebuilt(pose, sink);
      } else {
        reportSkipped(pose, obstacle, sink);
      }
    }
    return root.equals(document.root()) ? document : new Document(document.schema(), root);
  }

  private static void reportRebuilt(Pose pose, LintSink sink) {
    Curve z = pose.rotation().get(Pose.W - 1);
    String keys = NumberFormatting.count(z.size(), "key");
    String message = pose.w().label() + " is rebuilt with " + keys;
    if (WRepair.startsNearZero(pose)) {
      message += "; its first key is near 0, so the sign of the others is a guess";
    }
    sink.report(Severity.NOTE, "rotation-w-rebuilt", pose.w().path(), message);
  }

  private static void reportSkipped(Pose pose, String obstacle, LintSink sink) {
    sink.report(
        Severity.WARNING,
        "rotation-w-not-rebuilt",
        pose.w().path(),
        pose.w().label() + " is damaged and not repaired: " + obstacle,
        "This rotation was edited after it was recorded; repair it by hand.");
  }
}
