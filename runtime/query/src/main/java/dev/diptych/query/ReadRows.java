package dev.diptych.query;

import dev.diptych.table.Cells;
import dev.diptych.table.Column;
import dev.diptych.table.RowSource;
import java.util.List;

/**
 * Rows that have been read.
 *
 * @param columns the columns
 * @param cells the cells of each column
 * @param rows the number of rows
 */
record ReadRows(List<Column> columns, List<Cells> cells, int rows) implements RowSource {
  @Override
  public void read(int from, int count, int column, Cells into) {
    Cells read = cells.get(column);
    for (int row = from; row < from + count; row++) {
      into.addFrom(read, row);
    }
  }
}
