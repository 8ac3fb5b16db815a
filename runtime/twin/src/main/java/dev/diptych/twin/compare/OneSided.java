package dev.diptych.twin.compare;

import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Table;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import dev.diptych.text.shape.CellAccess;
import dev.diptych.text.shape.RowShape;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reports values that only one of two documents has.
 *
 * @param tolerance how far numbers may be apart
 * @param found receives the differences
 */
record OneSided(Tolerance tolerance, Differences found) {
  void report(
      TextPath path, Names names, Slot slot, Value value, Kind kind, @Nullable Field around) {
    Field field = slot.field();
    if (value instanceof Struct struct) {
      RowShape.Cell cell = names.single(struct).orElse(null);
      if (cell == null) {
        found.block(path.then(names.block(field, slot.owner(), struct)), kind);
        return;
      }
      found.single(
          path.then(field.attribute()),
          names.value(cell.field().type(), CellAccess.get(struct, cell)),
          kind);
    } else if (value instanceof Table table) {
      Rows rows = Rows.of(names.schema(), field.name(), field, table, around);
      RowChanges changes =
          new RowChanges(rows, rows, new RowPairs(rows, rows, tolerance, List.of()), false);
      changes.add(kind, 0, 0, table.rows());
      if (table.rows() == 0) {
        found.single(path.then(field.attribute()), "()", kind);
      } else {
        found.table(TableComparison.pathOf(names, path, slot), changes);
      }
    } else if (value instanceof Sequence sequence) {
      found.single(path.then(field.attribute()), sequence.elements().size() + " elements", kind);
    } else {
      found.single(path.then(field.name()), names.value(field.type(), value), kind);
    }
  }
}
