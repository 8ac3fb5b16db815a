package dev.diptych.spark;

import dev.diptych.table.Cells;
import dev.diptych.table.DocumentTable;
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
  private static final int MAX_ROWS = 1 << 12;
  private static final int STEP = 1 << 10;

  /** After so many bytes of texts, a batch is full. */
  private static final long MAX_SIZE = 1 << 25;

  private final List<BatchColumn> columns;
  private final ColumnarBatch batch;
  private final Iterator<DocumentTable> tables;

  private @Nullable DocumentTable table;
  private int next;
  private boolean empty;
  private int rows;

  private BatchRows(List<BatchColumn> columns, Iterator<DocumentTable> tables, boolean empty) {
    this.columns = columns;
    this.tables = tables;
    this.empty = empty;
    this.batch =
        new ColumnarBatch(columns.stream().map(BatchColumn::vector).toArray(ColumnVector[]::new));
  }

  /** The rows of the tables of a file. */
  static BatchRows of(
      ReadTable.Sent wanted, StructType columns, InputFile file, List<DocumentTable> tables) {
    return new BatchRows(columns(wanted, columns, file, null), tables.iterator(), false);
  }

  /** One row for a file that is rejected. */
  static BatchRows rejected(
      ReadTable.Sent wanted, StructType columns, InputFile file, String errors) {
    return new BatchRows(
        columns(wanted, columns, file, errors), List.<DocumentTable>of().iterator(), true);
  }

  private static List<BatchColumn> columns(
      ReadTable.Sent wanted, StructType columns, InputFile file, @Nullable String errors) {
    return Arrays.stream(columns.fields())
        .map(field -> column(wanted, field, file, errors))
        .toList();
  }

  private static BatchColumn column(
      ReadTable.Sent wanted, StructField field, InputFile file, @Nullable String errors) {
    String name = field.name();
    if (name.equals(FileMetadata.COLUMN)) {
      return BatchColumn.constant(ConstantVector.metadata(file, (StructType) field.dataType()));
    }
    if (name.equals(wanted.pathColumn())) {
      return BatchColumn.paths();
    }
    return wanted.types().containsKey(name)
        ? BatchColumn.cells(name, wanted.types().get(name))
        : BatchColumn.constant(ConstantVector.text(errors));
  }

  /** Reads the next rows; returns whether there are any. */
  boolean fill() {
    columns.forEach(BatchColumn::clear);
    rows = 0;
    if (empty) {
      empty = false;
      columns.forEach(BatchColumn::addMissing);
      rows = 1;
    }
    while (rows < MAX_ROWS && size() < MAX_SIZE && advance()) {
      DocumentTable current = Objects.requireNonNull(table);
      int count = Math.min(STEP, Math.min(MAX_ROWS - rows, current.source().rows() - next));
      for (BatchColumn column : columns) {
        column.add(current, next, count);
      }
      next += count;
      rows += count;
    }
    batch.setNumRows(rows);
    return rows > 0;
  }

  /** Goes on to a table with rows that are not yet read. */
  private boolean advance() {
    while (table == null || next == table.source().rows()) {
      if (!tables.hasNext()) {
        return false;
      }
      table = tables.next();
      next = 0;
      for (BatchColumn column : columns) {
        column.begin(table);
      }
    }
    return true;
  }

  private long size() {
    return columns.stream()
        .map(BatchColumn::cells)
        .filter(Objects::nonNull)
        .mapToLong(Cells::size)
        .sum();
  }

  /** The rows of the last {@link #fill}, until the next. */
  ColumnarBatch batch() {
    return batch;
  }

  /** The number of cells of the last {@link #fill}. */
  long cells() {
    return columns.stream().map(BatchColumn::cells).filter(Objects::nonNull).count() * rows;
  }
}
