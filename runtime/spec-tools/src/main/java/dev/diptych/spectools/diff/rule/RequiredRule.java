package dev.diptych.spectools.diff.rule;

import dev.diptych.model.derive.Defaults;
import dev.diptych.model.schema.Derivation;
import dev.diptych.model.schema.Field;
import dev.diptych.spectools.describe.SpecView;
import dev.diptych.spectools.diff.change.Changes;
import dev.diptych.spectools.diff.change.Impact;
import dev.diptych.spectools.diff.pair.FieldPair;

/**
 * {@code must-be-said}: a text could leave a value out, because it was derived or usual, and cannot
 * any more. {@code need-not-be-said} is the other way round.
 */
final class RequiredRule implements FieldRule {
  @Override
  public void compare(FieldPair fields, Changes changes) {
    boolean was = omitted(fields.structs().specs().old(), fields.old().field());
    boolean is = omitted(fields.structs().specs().now(), fields.now().field());
    if (was && !is) {
      String message = "a text could leave it out and must say it now";
      changes.report("must-be-said", Impact.TEXTS, fields, "id", message);
    } else if (is && !was && !constant(fields.now().field())) {
      String message = "a text had to say it and can leave it out now";
      changes.report("need-not-be-said", Impact.COMPATIBLE, fields, "id", message);
    }
  }

  private static boolean omitted(SpecView spec, Field field) {
    return field.derived() || new Defaults(spec.schema()).hasDefault(field);
  }

  private static boolean constant(Field field) {
    return field.derivation() instanceof Derivation.ConstantNumber
        || field.derivation() instanceof Derivation.ConstantBytes;
  }
}
