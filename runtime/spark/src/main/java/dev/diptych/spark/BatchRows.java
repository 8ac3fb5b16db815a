package dev.diptych.spark;

import dev.diptych.table.Column;
import dev.diptych.table.ColumnType;
import dev.diptych.table.DocumentTable;
import dev.diptych.table.RowBatch;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.sql.vectorized.ColumnVector;
import org.apache.spark.sql.vectorized.ColumnarBatch;
import org.jspecify.annotations.Nullable;

/** The rows of one file in batches, which are used one after the other. */
final class BatchRows {
  private final RowBatch rows;
  private final ColumnarBatch batch;
  private final Iterator<DocumentTable> tables;

  /** Whether the paths of tables are the first column of {@link #rows}. */
  private final boolean hasPaths;

  /** The names of the columns that follow. */
  private final List<String> names;

  private @Nullable DocumentTable table;
  private int[] chosen = {};
  private int next;
  private boolean rejected;

  private BatchRows(
      ReadTable.Sent wanted,
      StructType columns,
      InputFile file,
      List<DocumentTable> tables,
      @Nullable String errors) {
    this.names = Arrays.stream(columns.fieldNames()).filter(wanted.types()::containsKey).toList();
    this.hasPaths = Arrays.asList(columns.fieldNames()).contains(wanted.pathColumn());
    this.rows = new RowBatch(cellColumns(wanted));
    this.batch = new ColumnarBatch(vectors(wanted, columns, file, errors));
    this.tables = tables.iterator();
    this.rejected = errors != null;
  }

  /** The rows of the tables of a file. */
  static BatchRows of(
      ReadTable.Sent wanted, StructType columns, InputFile file, List<DocumentTable> tables) {
    return new BatchRows(wanted, columns, file, tables, null);
  }

  /** One row for a file that is rejected. */
  static BatchRows rejected(
      ReadTable.Sent wanted, StructType columns, InputFile file, String errors) {
    return new BatchRows(wanted, columns, file, List.of(), errors);
  }

  private List<Column> cellColumns(ReadTable.Sent wanted) {
    List<Column> columns = new ArrayList<>();
    if (hasPaths) {
      columns.add(Column.of(String.valueOf(wanted.pathColumn()), ColumnType.TEXT, ""));
    }
    for (String name : names) {
      columns.add(Column.of(name, Objects.requireNonNull(wanted.types().get(name)), ""));
    }
    return columns;
  }

  private ColumnVector[] vectors(
      ReadTable.Sent wanted, StructType columns, InputFile file, @Nullable String errors) {
    return Arrays.stream(columns.fields())
        .map(field -> vector(wanted, field, file, errors))
        .toArray(ColumnVector[]::new);
  }

  private ColumnVector vector(
      ReadTable.Sent wanted, StructField field, InputFile file, @Nullable String errors) {
    String name = field.name();
    if (name.equals(FileMetadata.COLUMN)) {
      return ConstantVector.metadata(file, (StructType) field.dataType());
    }
    if (name.equals(wanted.pathColumn())) {
      return new CellVector(rows.column(0));
    }
    int index = names.indexOf(name);
    return index < 0
        ? ConstantVector.text(errors)
        : new CellVector(rows.column(hasPaths ? index + 1 : index));
  }

  /** Reads the next rows; returns whether there are any. */
  boolean fill() {
    rows.clear();
    if (rejected) {
      rejected = false;
      rows.addMissing();
    }
    for (int room = rows.room(); room > 0 && advance(); room = rows.room()) {
      DocumentTable current = Objects.requireNonNull(table);
      int count = Math.min(room, current.source().rows() - next);
      List<String> paths = hasPaths ? List.of(current.name()) : List.of();
      rows.add(paths, current.source(), chosen, next, count);
      next += count;
    }
    batch.setNumRows(rows.rows());
    return rows.rows() > 0;
  }

  /** Goes on to a table with rows that are not yet read. */
  private boolean advance() {
    while (table == null || next == table.source().rows()) {
      if (!tables.hasNext()) {
        return false;
      }
      table = tables.next();
      next = 0;
      List<String> all = table.source().columns().stream().map(Column::name).toList();
      chosen = names.stream().mapToInt(all::indexOf).toArray();
    }
    return true;
  }

  /** The rows of the last {@link #fill}, until the next. */
  ColumnarBatch batch() {
    return batch;
  }

  /** The number of cells of the last {@link #fill}. */
  long cells() {
    return (long) rows.columns() * rows.rows();
  }
}
