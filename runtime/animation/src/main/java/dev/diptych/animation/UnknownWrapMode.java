package dev.diptych.animation;

import dev.diptych.animation.curve.Animation;
import dev.diptych.animation.curve.Curve;
import dev.diptych.model.diagnostic.Severity;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.Type;
import java.util.List;

/** A wrap mode should be one that Unity knows. */
final class UnknownWrapMode extends AnimationRule {
  UnknownWrapMode() {
    super(
        Severity.WARNING,
        "unknown-wrap-mode",
        "Unity takes a wrap mode as one of its names, not as a combination of bits.");
  }

  @Override
  void look(Animation animation, Spots spots) {
    Schema schema = animation.document().schema();
    for (Curve curve : animation.curves()) {
      for (String id : List.of("pre_wrap", "post_wrap")) {
        Field field = curve.struct().type().field(id);
        if (schema.names(((Type.Numeric) field.type()).names()).nameOf(curve.head(id)) == null) {
          spots.add(curve.path().field(id), curve.label() + ": " + message(field, curve.head(id)));
        }
      }
    }
  }

  private static String message(Field field, long mode) {
    return field.name() + " is " + mode + ", which is no wrap mode";
  }
}
