package dev.diptych.spectools.diff.rule;

import dev.diptych.spectools.diff.change.Changes;
import dev.diptych.spectools.diff.change.Impact;
import dev.diptych.spectools.diff.pair.FieldPair;
import dev.diptych.spectools.diff.pair.StructPair;

/** {@code field-moved}: a field stands after one of the sequence that it stood before. */
final class FieldMovedRule implements StructRule {
  @Override
  public void compare(StructPair structs, Changes changes) {
    int farthest = -1;
    String last = null;
    for (FieldPair pair : structs.fields()) {
      boolean instance =
          pair.old().field().storage().instance() || pair.now().field().storage().instance();
      int index = structs.old().fields().indexOf(pair.old());
      if (!instance && index < farthest) {
        String message = "stood before " + last + " and stands behind it";
        changes.report("field-moved", Impact.BYTES, pair, "id", message);
      } else if (!instance) {
        farthest = index;
        last = pair.now().field().id();
      }
    }
  }
}
