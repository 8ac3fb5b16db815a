package dev.diptych.text.rows;

import dev.diptych.model.schema.EnumType;
import dev.diptych.model.schema.RecordLayout;
import dev.diptych.model.schema.ScalarKind;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.Type;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Maps the numbers of a row to columns: either of one table, or the key to several curves and each
 * cell to one of them.
 *
 * @param layout the columns of a record
 * @param key the column before the parenthesis, or -1
 * @param value the column of a cell if there are several curves, otherwise -1
 * @param curves number of curves in a row, or 0 for a table
 * @param names the names of the numbers of each column, or null
 */
public record RowPlan(
    RecordLayout layout, int key, int value, int curves, List<@Nullable EnumType> names) {
  public RowPlan {
    names = Collections.unmodifiableList(new ArrayList<>(names));
  }

  /** Rows of one table of {@code schema}. */
  public static RowPlan table(Schema schema, RecordLayout layout) {
    return new RowPlan(layout, layout.key(), -1, 0, names(schema, layout));
  }

  /** Rows with {@code curves} curves of {@code schema}, each with its own table. */
  public static RowPlan zip(Schema schema, RecordLayout layout, int key, int value, int curves) {
    return new RowPlan(layout, key, value, curves, names(schema, layout));
  }

  private static List<EnumType> names(Schema schema, RecordLayout layout) {
    List<EnumType> names = new ArrayList<>();
    for (RecordLayout.Column column : layout.columns()) {
      names.add(schema.names(((Type.Numeric) column.field().type()).names()));
    }
    return names;
  }

  /** Number of record arrays. */
  int arrays() {
    return Math.max(1, curves);
  }

  /** Allocates {@code rows} default records for each curve, or for the table. */
  byte[][] allocate(int rows) {
    byte[][] records = new byte[arrays()][];
    for (int i = 0; i < records.length; i++) {
      records[i] = layout.defaultRecords(rows);
    }
    return records;
  }

  /** The columns of the cells of a row, in order. */
  public int[] cells() {
    int columns = layout.columns().size();
    int[] cells = new int[curves > 0 ? curves : key < 0 ? columns : columns - 1];
    for (int i = 0; i < cells.length; i++) {
      cells[i] = curves > 0 ? value : key < 0 || i < key ? i : i + 1;
    }
    return cells;
  }

  /** Minimum number of cells in a row; omitted cells after them have their defaults. */
  int minCells() {
    int[] cells = cells();
    int minimum = cells.length;
    while (curves == 0
        && minimum > 0
        && layout.columns().get(cells[minimum - 1]).field().defaultBits() != null) {
      minimum--;
    }
    return minimum;
  }

  ScalarKind kind(int column) {
    return layout.columns().get(column).kind();
  }

  int offset(int column) {
    return layout.columns().get(column).offset();
  }
}
