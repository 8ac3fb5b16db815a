package dev.diptych.animation;

import dev.diptych.animation.curve.Animation;
import dev.diptych.animation.curve.Curve;
import dev.diptych.animation.curve.Numbers;
import dev.diptych.model.diagnostic.Severity;

/** A curve should have one key at a time. */
final class TimesDuplicate extends AnimationRule {
  TimesDuplicate() {
    super(
        Severity.WARNING,
        "times-duplicate",
        "Unity takes both; which of them plays is not documented.",
        "For a jump, set the second key a little later.");
  }

  @Override
  void look(Animation animation, Spots spots) {
    SharedTimes.forEach(
        animation,
        (curve, label) ->
            spots.addRows(
                label,
                curve.size(),
                key -> key > 0 && curve.time(key) == curve.time(key - 1),
                curve::at,
                key -> message(curve, key)));
  }

  private static String message(Curve curve, int key) {
    return "a key has the time of the one before, " + Numbers.exact(curve.time(key)) + " s";
  }
}
