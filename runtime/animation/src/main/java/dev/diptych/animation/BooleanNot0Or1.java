package dev.diptych.animation;

import dev.diptych.animation.curve.Animation;
import dev.diptych.animation.curve.Curve;
import dev.diptych.animation.curve.Numbers;
import dev.diptych.model.diagnostic.Severity;

/** A key that says true or false should be 1 or 0; a 0 with a minus is no less false. */
final class BooleanNot0Or1 extends AnimationRule {
  BooleanNot0Or1() {
    super(
        Severity.WARNING,
        "boolean-not-0-or-1",
        "True is what is above 0.5; MRTK writes nothing but 0 and 1.");
  }

  @Override
  void look(Animation animation, Spots spots) {
    for (Curve curve : animation.curves()) {
      if (curve.truth()) {
        spots.addKeys(
            curve,
            key -> curve.value(key) != 0 && curve.value(key) != 1,
            key -> message(curve, key));
      }
    }
  }

  private static String message(Curve curve, int key) {
    String value = Numbers.exact(curve.value(key));
    String time = Numbers.exact(curve.time(key));
    return "the key at " + time + " s is " + value + ", which counts as " + curve.isTrue(key);
  }
}
