package dev.diptych.spectools.diff.rule;

import dev.diptych.model.schema.Type;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.diff.change.Changes;
import dev.diptych.spectools.diff.change.Impact;
import dev.diptych.spectools.diff.pair.StructPair;

/**
 * {@code field-removed}: what stood there is not read any more. A field at a position takes no room
 * in the sequence: its bytes are residue now.
 */
final class FieldRemovedRule implements StructRule {
  @Override
  public void compare(StructPair structs, Changes changes) {
    for (FieldView field : structs.removed()) {
      if (field.field().type() instanceof Type.Packing) {
        continue;
      }
      boolean sequence = !field.field().storage().instance();
      String message = sequence ? "is gone" : "is gone: its bytes become residue";
      changes.report("field-removed", Impact.of(sequence, true), structs, field, message);
    }
  }
}
