package dev.diptych.spectools.diff.rule;

import dev.diptych.model.derive.Defaults;
import dev.diptych.model.schema.Type;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.diff.change.Changes;
import dev.diptych.spectools.diff.change.Impact;
import dev.diptych.spectools.diff.pair.StructPair;
import java.util.List;

/**
 * {@code field-added}: something stands where it did not. Old bytes read on where the field is at a
 * position, or last and only there while bytes are left; old texts where it can be left out.
 */
final class FieldAddedRule implements StructRule {
  @Override
  public void compare(StructPair structs, Changes changes) {
    Defaults defaults = new Defaults(structs.specs().now().schema());
    for (FieldView field : structs.added()) {
      if (field.field().type() instanceof Type.Packing) {
        continue;
      }
      boolean omitted = field.field().derived() || defaults.hasDefault(field.field());
      boolean bytes = !field.field().storage().instance() && !mayBeMissing(structs, field);
      String message = omitted ? "is new" : "is new, and a text must say it";
      changes.report("field-added", Impact.of(bytes, !omitted), structs, field, message);
    }
  }

  /** Whether a file that ends before {@code field} is one without it. */
  private static boolean mayBeMissing(StructPair structs, FieldView field) {
    List<FieldView> all =
        structs.now().fields().stream().filter(each -> !each.field().storage().instance()).toList();
    return Ending.allows(field) && field.equals(all.get(all.size() - 1));
  }
}
