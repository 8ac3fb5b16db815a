package dev.diptych.table;

import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Value;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A column of flattened structs.
 *
 * @param column the column
 * @param steps what leads from an element to its value; empty for the element itself
 * @param reader makes cells of values
 */
record FlatColumn(Column column, List<Step> steps, CellReader reader) {
  /**
   * Leads into a struct.
   *
   * @param struct the name of the struct
   * @param field the index of its field
   */
  record Step(String struct, int field) {}

  /** Adds the cell of an element; it is missing if a struct on the way is absent or another. */
  void read(Value element, Cells into) {
    @Nullable Value value = element;
    for (Step step : steps) {
      boolean leads = value instanceof Struct each && each.type().name().equals(step.struct());
      value = leads ? ((Struct) value).get(step.field()) : null;
      if (value == null) {
        break;
      }
    }
    reader.read(value, into);
  }
}
