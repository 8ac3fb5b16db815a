package dev.diptych.animation;

import dev.diptych.animation.curve.Animation;
import dev.diptych.model.diagnostic.Severity;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Struct;
import dev.diptych.model.schema.Derivation;
import dev.diptych.model.schema.Field;

/** A flag that says whether a part is there should be 0 or 1. */
final class FlagNot0Or1 extends AnimationRule {
  FlagNot0Or1() {
    super(
        Severity.WARNING,
        "flag-not-0-or-1",
        "MRTK takes any number but 0 as true, and writes nothing but 0 and 1.");
  }

  @Override
  void look(Animation animation, Spots spots) {
    Struct root = animation.document().root();
    for (Field field : root.type().fields()) {
      if (field.derivation() instanceof Derivation.PresenceOf
          && root.get(field.id()) instanceof Scalar flag
          && (flag.bits() & ~1L) != 0) {
        spots.add(Path.ROOT.field(field.id()), field.name() + " is " + flag.bits());
      }
    }
  }
}
