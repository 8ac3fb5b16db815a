package dev.diptych.table;

import java.util.List;

/** Some rows. Batches bound the memory: they are written or read one after the other. */
public final class RowBatch {
  /** The maximum number of rows. */
  public static final int MAX_ROWS = 1 << 14;

  /** After so many bytes of texts, a batch is full. */
  private static final long MAX_SIZE = 1 << 25;

  /** Rows that are added without a look at their size. */
  private static final int STEP = 1 << 10;

  private final List<Cells> cells;
  private int rows;

  /** Without rows. */
  public RowBatch(List<Column> columns) {
    this.cells = columns.stream().map(column -> new Cells(column.type())).toList();
  }

  /** The number of rows. */
  public int rows() {
    return rows;
  }

  /** The number of columns. */
  public int columns() {
    return cells.size();
  }

  /** The cells of a column. */
  public Cells column(int index) {
    return cells.get(index);
  }

  /** The number of rows that may be added now. */
  public int room() {
    long size = 0;
    for (Cells each : cells) {
      size += each.size();
    }
    return size >= MAX_SIZE ? 0 : Math.min(STEP, MAX_ROWS - rows);
  }

  /**
   * Adds rows.
   *
   * @param constants the first cells of each row
   * @param source the rows
   * @param chosen the indexes of the columns of the source that follow; a negative one is that of a
   *     column that it does not have, whose cells are missing
   * @param from the first row of the source
   * @param count the number of rows, at most {@link #room}
   */
  public void add(List<String> constants, RowSource source, int[] chosen, int from, int count) {
    for (int i = 0; i < constants.size(); i++) {
      cells.get(i).add(constants.get(i), count);
    }
    for (int i = 0; i < chosen.length; i++) {
      Cells column = cells.get(constants.size() + i);
      if (chosen[i] >= 0) {
        source.read(from, count, chosen[i], column);
      } else {
        addMissing(column, count);
      }
    }
    rows += count;
  }

  /** Adds a row without values. */
  public void addMissing() {
    cells.forEach(column -> addMissing(column, 1));
    rows++;
  }

  private static void addMissing(Cells column, int count) {
    for (int row = 0; row < count; row++) {
      column.addMissing();
    }
  }

  /** Removes all rows. */
  public void clear() {
    cells.forEach(Cells::clear);
    rows = 0;
  }
}
