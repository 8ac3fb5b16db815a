package dev.diptych.animation;

import dev.diptych.animation.curve.Animation;
import dev.diptych.model.diagnostic.Severity;
import dev.diptych.model.document.Path;

/** The published layout is not the one that MRTK itself writes and reads. */
final class DocumentedLayout extends AnimationRule {
  DocumentedLayout() {
    super(
        Severity.WARNING,
        "documented-layout",
        "For a file that MRTK is to load, author the layout shipped.");
  }

  @Override
  void look(Animation animation, Spots spots) {
    if ("documented".equals(animation.document().schema().format().layout())) {
      spots.add(Path.ROOT, "MRTK itself does not load the documented layout");
    }
  }
}
