package dev.diptych.spectools.diff.rule;

import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Zip;
import dev.diptych.spectools.diff.change.Changes;
import dev.diptych.spectools.diff.change.Impact;
import dev.diptych.spectools.diff.pair.FieldPair;
import dev.diptych.spectools.diff.pair.StructPair;
import dev.diptych.spectools.diff.pair.Use;
import dev.diptych.text.shape.StructShape;

/**
 * {@code table-changed}: rows stood in a block itself and do not any more, or a table that joins
 * several fields is gone or joins others.
 */
final class TablesRule implements StructRule {
  @Override
  public void compare(StructPair structs, Changes changes) {
    if (!structs.shownAs(Use.BLOCK)) {
      return;
    }
    StructShape was = structs.specs().old().shapes().of(structs.old().type());
    StructShape is = structs.specs().now().shapes().of(structs.now().type());
    Field rows = was.rows() < 0 ? null : was.type().fields().get(was.rows());
    FieldPair pair = rows == null ? null : structs.fromOld(rows.id());
    if (pair != null && !pair.now().field().equals(rows(is))) {
      String message = "its rows stood in the block itself and do not any more";
      changes.report("table-changed", Impact.TEXTS, pair, "id", message);
    }
    for (Zip zip : was.type().zips()) {
      if (!is.type().zips().contains(zip)) {
        String message = "the table '" + zip.name() + "' is gone or joins other fields";
        changes.report("table-changed", Impact.TEXTS, structs, "-twin-zip", message);
      }
    }
  }

  private static Field rows(StructShape shape) {
    return shape.rows() < 0 ? null : shape.type().fields().get(shape.rows());
  }
}
