package dev.diptych.spectools.diff.rule;

import dev.diptych.model.schema.EnumType;
import dev.diptych.model.schema.Field;
import dev.diptych.spectools.describe.SpecView;
import dev.diptych.spectools.diff.change.Changes;
import dev.diptych.spectools.diff.change.Impact;
import dev.diptych.spectools.diff.pair.FieldPair;

/** {@code enum-added}, {@code enum-removed}: values of a field have names, or no longer. */
final class EnumRule implements FieldRule {
  @Override
  public void compare(FieldPair fields, Changes changes) {
    EnumType was = names(fields.structs().specs().old(), fields.old().field());
    EnumType is = names(fields.structs().specs().now(), fields.now().field());
    if (was == null && is != null) {
      changes.report("enum-added", Impact.COMPATIBLE, fields, "enum", "its values have names");
    } else if (was != null && is == null) {
      String message = "its values have no names any more";
      changes.report("enum-removed", Impact.TEXTS, fields, "enum", message);
    }
  }

  /** The names of the values of {@code field}, or null where they have none. */
  static EnumType names(SpecView spec, Field field) {
    return spec.schema().names(field.type().names());
  }
}
