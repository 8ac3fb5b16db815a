package dev.diptych.animation;

import dev.diptych.animation.curve.Animation;
import dev.diptych.animation.curve.Numbers;
import dev.diptych.model.diagnostic.Severity;
import dev.diptych.model.document.Residue;

/** MRTK does not read what follows the end of the animation. */
final class TrailingBytes extends AnimationRule {
  TrailingBytes() {
    super(
        Severity.WARNING,
        "trailing-bytes",
        "MRTK ignores them silently; they may be left over from a longer file.");
  }

  @Override
  void look(Animation animation, Spots spots) {
    int trailing = animation.document().residue().trailing().length();
    if (trailing > 0) {
      spots.add(Residue.PATH, "the end of the animation is followed by " + bytes(trailing));
    }
  }

  private static String bytes(int trailing) {
    return Numbers.count(trailing, "more byte");
  }
}
