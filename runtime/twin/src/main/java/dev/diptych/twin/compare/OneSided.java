package dev.diptych.twin.compare;

import dev.diptych.model.derive.ZeroPadding;
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
        String name = names.block(field, slot.owner(), struct);
        found.block(path.then(name), kind, names.schema(), ZeroPadding.remove(field, struct));
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
    } else if (value instanceof Sequence sequence && hasBlocks(names, field, sequence)) {
      elements(path, names, slot, sequence, kind);
    } else if (value instanceof Sequence sequence) {
      found.single(path.then(field.attribute()), sequence.elements().size() + " elements", kind);
    } else {
      found.single(path.then(field.name()), names.value(field.type(), value), kind);
    }
  }

  /** Whether a text has the elements of a list as blocks. */
  private static boolean hasBlocks(Names names, Field field, Sequence sequence) {
    return !sequence.elements().isEmpty()
        && sequence.elements().stream()
            .allMatch(
                each ->
                    names.content(field, each) instanceof Struct
                        && names.row(field, each).isEmpty());
  }

  private void elements(TextPath path, Names names, Slot slot, Sequence list, Kind kind) {
    boolean added = kind == Kind.ADDED;
    for (int i = 0; i < list.elements().size(); i++) {
      Value element = list.elements().get(i);
      String name = names.element(slot.field(), slot.owner(), element, i);
      Struct struct = (Struct) names.content(slot.field(), element);
      found.block(
          path.then(name, added ? -1 : i, added ? i : -1),
          kind,
          names.schema(),
          ZeroPadding.remove(slot.field(), struct));
    }
  }
}
