package dev.diptych.table;

import java.util.List;

/** Rows of a document. */
public interface RowSource {
  /** All columns. */
  List<Column> columns();

  /** The number of rows. */
  int rows();

  /**
   * Adds the cells of some columns in some rows.
   *
   * @param from the first row
   * @param count the number of rows
   * @param column the index of the column
   * @param into receives the cells
   */
  void read(int from, int count, int column, Cells into);
}
