package dev.diptych.animation;

import dev.diptych.animation.curve.Animation;
import dev.diptych.animation.curve.Curve;
import dev.diptych.animation.curve.Numbers;
import dev.diptych.model.diagnostic.Severity;

/** The keys of a curve should ascend in time. */
final class TimesUnordered extends AnimationRule {
  TimesUnordered() {
    super(
        Severity.WARNING,
        "times-unordered",
        "Unity sorts the keys when it loads them, so that it plays another order than this.");
  }

  @Override
  void look(Animation animation, Spots spots) {
    SharedTimes.forEach(
        animation,
        (curve, label) ->
            spots.addRows(
                label,
                curve.size(),
                key -> key > 0 && curve.time(key) < curve.time(key - 1),
                curve::at,
                key -> message(curve, key)));
  }

  private static String message(Curve curve, int key) {
    return "a key at " + time(curve, key) + " stands after one at " + time(curve, key - 1);
  }

  private static String time(Curve curve, int key) {
    return Numbers.exact(curve.time(key)) + " s";
  }
}
