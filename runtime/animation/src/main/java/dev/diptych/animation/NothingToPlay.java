package dev.diptych.animation;

import dev.diptych.animation.curve.Animation;
import dev.diptych.model.diagnostic.Severity;
import dev.diptych.model.document.Path;

/** An animation that lasts no time does not play. */
final class NothingToPlay extends AnimationRule {
  NothingToPlay() {
    super(Severity.NOTE, "nothing-to-play", "Playback ends at once: it needs a key after 0 s.");
  }

  @Override
  void look(Animation animation, Spots spots) {
    if (animation.isEmpty()) {
      spots.add(Path.ROOT, "the animation has no keys");
    } else if (animation.duration() <= 0) {
      spots.add(Path.ROOT, "the animation has no key after 0 s");
    }
  }
}
