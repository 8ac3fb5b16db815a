package dev.diptych.table;

import dev.diptych.model.document.Value;
import java.util.List;

/**
 * The elements of a repeated field as rows.
 *
 * @param elements the elements
 * @param flat the columns
 */
record ElementRows(List<? extends Value> elements, List<FlatColumn> flat) implements RowSource {
  @Override
  public List<Column> columns() {
    return flat.stream().map(FlatColumn::column).toList();
  }

  @Override
  public int rows() {
    return elements.size();
  }

  @Override
  public void read(int from, int count, int column, Cells into) {
    FlatColumn each = flat.get(column);
    for (int row = from; row < from + count; row++) {
      each.read(elements.get(row), into);
    }
  }
}
