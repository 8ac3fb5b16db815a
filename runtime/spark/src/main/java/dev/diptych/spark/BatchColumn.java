package dev.diptych.spark;

import dev.diptych.table.Cells;
import dev.diptych.table.Column;
import dev.diptych.table.ColumnType;
import dev.diptych.table.DocumentTable;
import java.util.List;
import org.apache.spark.sql.vectorized.ColumnVector;
import org.jspecify.annotations.Nullable;

/** A column of a batch. */
final class BatchColumn {
  private final ColumnVector vector;
  private final @Nullable Cells cells;

  /** The name in tables; null for the paths of tables. */
  private final @Nullable String name;

  /** The index in the current table; negative if it has no such column. */
  private int index;

  private BatchColumn(ColumnVector vector, @Nullable Cells cells, @Nullable String name) {
    this.vector = vector;
    this.cells = cells;
    this.name = name;
  }

  /** A column of tables. */
  static BatchColumn cells(String name, ColumnType type) {
    Cells cells = new Cells(type);
    return new BatchColumn(new CellVector(cells), cells, name);
  }

  /** The paths of tables. */
  static BatchColumn paths() {
    Cells cells = new Cells(ColumnType.TEXT);
    return new BatchColumn(new CellVector(cells), cells, null);
  }

  /** A column with one value in all rows. */
  static BatchColumn constant(ColumnVector vector) {
    return new BatchColumn(vector, null, null);
  }

  ColumnVector vector() {
    return vector;
  }

  /** The cells; null if they are not read from files. */
  @Nullable Cells cells() {
    return cells;
  }

  /** The rows that follow are those of {@code table}. */
  void begin(DocumentTable table) {
    if (name != null) {
      List<Column> columns = table.source().columns();
      index = columns.size() - 1;
      while (index >= 0 && !columns.get(index).name().equals(name)) {
        index--;
      }
    }
  }

  /** Adds the cells of some rows. */
  void add(DocumentTable table, int from, int count) {
    if (cells == null) {
      return;
    }
    if (name != null && index >= 0) {
      table.source().read(from, count, index, cells);
      return;
    }
    String path = table.name();
    for (int i = 0; i < count; i++) {
      if (name == null) {
        cells.add(path);
      } else {
        cells.addMissing();
      }
    }
  }

  void addMissing() {
    if (cells != null) {
      cells.addMissing();
    }
  }

  void clear() {
    if (cells != null) {
      cells.clear();
    }
  }
}
