package dev.diptych.twin.compare;

import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Type;
import java.util.HashSet;
import java.util.Set;

/**
 * Compares tables.
 *
 * @param sides the documents
 * @param found receives the differences
 */
record TableComparison(Sides sides, Differences found) {
  /** The path of a table: its block, or the block around it if its rows are in that. */
  static TextPath pathOf(Names names, TextPath path, Slot slot) {
    Field field = slot.field();
    if (field.type() instanceof Type.Numeric) {
      return path.then(field.attribute());
    }
    boolean inline = path.parent() != null && names.isInline(slot.owner(), field);
    return inline ? path : path.then(field.name());
  }

  /** Compares the columns that both have. */
  void compare(TextPath path, Rows first, Rows second) {
    Set<String> common = new HashSet<>(first.names());
    common.retainAll(second.names());
    Rows one = first.only(common);
    Rows other = second.only(common);
    RowChanges changes =
        RowComparison.of(one, other, new RowPairs(one, other, sides.tolerance(), sides.measures()));
    if (changes.total() > 0) {
      found.table(path, changes);
    }
  }
}
