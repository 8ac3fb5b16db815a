package dev.diptych.table;

import java.util.List;

/** Some rows of an output. Batches bound the memory: a file is written one after the other. */
public final class RowBatch {
  /** The maximum number of rows. */
  public static final int MAX_ROWS = 1 << 14;

  /** After so many bytes of texts, a batch is full. */
  private static final long MAX_SIZE = 1 << 25;

  /** Rows that are added without a look at their size. */
  static final int STEP = 1 << 10;

  private final List<Cells> cells;
  private int rows;

  /** Without rows. */
  RowBatch(List<Column> columns) {
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
  int room() {
    long size = 0;
    for (Cells each : cells) {
      size += each.size();
    }
    return size >= MAX_SIZE ? 0 : Math.min(STEP, MAX_ROWS - rows);
  }

  /** Adds rows: constants, then the chosen columns of a source. */
  void add(List<String> constants, RowSource source, int[] chosen, int from, int count) {
    for (int i = 0; i < constants.size(); i++) {
      for (int row = 0; row < count; row++) {
        cells.get(i).add(constants.get(i));
      }
    }
    for (int i = 0; i < chosen.length; i++) {
      source.read(from, count, chosen[i], cells.get(constants.size() + i));
    }
    rows += count;
  }

  void clear() {
    cells.forEach(Cells::clear);
    rows = 0;
  }
}
