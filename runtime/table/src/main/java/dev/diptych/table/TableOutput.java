package dev.diptych.table;

import java.io.IOException;
import java.util.List;

/** Writes the rows of many sources as one table. */
public final class TableOutput {
  private final TableWriter writer;
  private final RowBatch batch;
  private long rows;

  /**
   * An output.
   *
   * @param columns its columns: those of constants, then those of sources
   * @param writer writes it
   */
  public TableOutput(List<Column> columns, TableWriter writer) {
    this.writer = writer;
    this.batch = new RowBatch(columns);
  }

  /**
   * Adds all rows of a source.
   *
   * @param constants the first cells of each row
   * @param source the rows
   * @param chosen the indexes of the columns of the source that follow
   */
  public void add(List<String> constants, RowSource source, int[] chosen) throws IOException {
    int from = 0;
    while (from < source.rows()) {
      int count = Math.min(batch.room(), source.rows() - from);
      if (count == 0) {
        flush();
      } else {
        batch.add(constants, source, chosen, from, count);
        from += count;
      }
    }
    rows += source.rows();
  }

  private void flush() throws IOException {
    writer.write(batch);
    batch.clear();
  }

  /** The number of rows so far. */
  public long rows() {
    return rows;
  }

  /** Writes what is left and completes the file. */
  public void end() throws IOException {
    if (batch.rows() > 0) {
      flush();
    }
    writer.end();
  }
}
