package dev.diptych.spectools.diff.rule;

import dev.diptych.model.document.Scalar;
import dev.diptych.model.schema.Field;
import dev.diptych.spectools.describe.SpecView;
import dev.diptych.spectools.diff.change.Changes;
import dev.diptych.spectools.diff.change.Impact;
import dev.diptych.spectools.diff.pair.FieldPair;
import dev.diptych.text.print.Spelling;

/** {@code default-changed}: leaving a value out of a text means another one now. */
final class DefaultRule implements FieldRule {
  @Override
  public void compare(FieldPair fields, Changes changes) {
    Long was = fields.old().field().defaultBits();
    Long is = fields.now().field().defaultBits();
    if (was != null && is != null && !was.equals(is)) {
      String message =
          FieldPair.change(
              "what leaving it out means",
              spelled(fields.structs().specs().old(), fields.old().field()),
              spelled(fields.structs().specs().now(), fields.now().field()));
      changes.report("default-changed", Impact.TEXTS, fields, "-twin-default", message);
    }
  }

  private static String spelled(SpecView spec, Field field) {
    return new Spelling(spec.schema()).of(field.type(), new Scalar(field.defaultBits()));
  }
}
