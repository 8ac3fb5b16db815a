package dev.diptych.animation;

import dev.diptych.animation.curve.Animation;
import dev.diptych.animation.curve.Curve;
import dev.diptych.model.diagnostic.Severity;
import dev.diptych.model.document.Table;
import dev.diptych.model.schema.EnumType;
import dev.diptych.model.schema.Type;

/** The weighted mode of a key should be one that Unity knows. */
final class UnknownWeightedMode extends AnimationRule {
  UnknownWeightedMode() {
    super(
        Severity.WARNING,
        "unknown-weighted-mode",
        "Known are 0 (None), 1 (In), 2 (Out) and 3 (Both).");
  }

  @Override
  void look(Animation animation, Spots spots) {
    for (Curve curve : animation.curves()) {
      Table keys = curve.keys();
      int column = keys.layout().struct().indexOf("weighted_mode");
      if (column >= 0) {
        Type type = keys.layout().columns().get(column).field().type();
        EnumType names = animation.document().schema().names(((Type.Numeric) type).names());
        spots.addKeys(
            curve,
            key -> names.nameOf(keys.bits(key, column)) == null,
            key -> "a key has the weighted mode " + keys.bits(key, column));
      }
    }
  }
}
