package dev.diptych.animation;

import dev.diptych.animation.curve.Animation;
import dev.diptych.animation.curve.Curve;
import dev.diptych.animation.curve.Numbers;
import dev.diptych.model.diagnostic.Severity;
import dev.diptych.model.schema.RecordLayout;
import java.util.List;

/** The numbers of a key must be numbers, except that Unity takes an infinite tangent as a step. */
final class ValueNotFinite extends AnimationRule {
  ValueNotFinite() {
    super(
        Severity.WARNING,
        "value-not-finite",
        "Playback passes it on to what it moves, which has no place for it.");
  }

  @Override
  void look(Animation animation, Spots spots) {
    for (Curve curve : animation.curves()) {
      boolean more = curve.keys().layout().columns().size() > Curve.VALUE + 1;
      if (!curve.truth() && (more || !curve.facts().finite())) {
        spots.addKeys(curve, key -> badColumn(curve, key) >= 0, key -> message(curve, key));
      }
    }
  }

  private static String message(Curve curve, int key) {
    int column = badColumn(curve, key);
    String name = curve.keys().layout().columns().get(column).field().name();
    String time = Numbers.exact(curve.time(key));
    return "the " + name + " of the key at " + time + " s is " + number(curve, key, column);
  }

  /** The first column whose number is not one, or -1. */
  private static int badColumn(Curve curve, int key) {
    List<RecordLayout.Column> columns = curve.keys().layout().columns();
    for (int column = Curve.VALUE; column < columns.size(); column++) {
      if (columns.get(column).kind().isFloat()) {
        float number = number(curve, key, column);
        boolean step = columns.get(column).field().id().endsWith("tangent");
        if (step ? Float.isNaN(number) : !Float.isFinite(number)) {
          return column;
        }
      }
    }
    return -1;
  }

  private static float number(Curve curve, int key, int column) {
    return Float.intBitsToFloat((int) curve.keys().bits(key, column));
  }
}
