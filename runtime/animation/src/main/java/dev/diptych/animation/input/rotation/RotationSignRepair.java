package dev.diptych.animation.input.rotation;

import dev.diptych.animation.input.InputAnimation;
import dev.diptych.model.diagnostic.Severity;
import dev.diptych.model.document.Document;
import dev.diptych.model.lint.LintSink;
import dev.diptych.model.lint.Repair;
import dev.diptych.model.schema.FormatName;
import java.util.Set;

/** Makes the signs of rotations continuous, so that playback does not pass through 0. */
public final class RotationSignRepair implements Repair {
  @Override
  public Set<String> codes() {
    return Set.of("rotation-sign-flip");
  }

  @Override
  public boolean appliesTo(FormatName format) {
    return InputAnimation.isIn(format);
  }

  @Override
  public Document repair(Document document, LintSink sink) {
    return ContinuousSigns.of(
        InputAnimation.of(document),
        (pose, count) ->
            sink.report(
                Severity.NOTE,
                "rotation-signs-continued",
                pose.rotation().get(0).path(),
                "%s: the signs of %d of %d rotations are changed, so that neighbours are in one"
                        .formatted(pose.label(), count, pose.rotation().get(0).size())
                    + " hemisphere"));
  }
}
