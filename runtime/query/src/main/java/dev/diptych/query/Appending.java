package dev.diptych.query;

import dev.diptych.table.Cells;
import dev.diptych.table.QueryException;
import dev.diptych.table.RowBatch;
import dev.diptych.table.TableWriter;
import java.sql.SQLException;
import org.duckdb.DuckDBAppender;

/** Adds rows to a table of DuckDB, without SQL. */
final class Appending implements TableWriter {
  private final DuckDBAppender appender;

  Appending(DuckDBAppender appender) {
    this.appender = appender;
  }

  @Override
  public void write(RowBatch rows) throws QueryException {
    try {
      for (int row = 0; row < rows.rows(); row++) {
        appender.beginRow();
        for (int column = 0; column < rows.columns(); column++) {
          append(rows.column(column), row);
        }
        appender.endRow();
      }
      appender.flush();
    } catch (SQLException e) {
      throw Failure.of(e);
    }
  }

  private void append(Cells cells, int row) throws SQLException {
    if (cells.isMissing(row)) {
      appender.appendNull();
      return;
    }
    long bits = cells.type().sort().isNumber() ? cells.bits(row) : 0;
    switch (cells.type()) {
      case INT8, UINT8 -> appender.append((byte) bits);
      case INT16, UINT16 -> appender.append((short) bits);
      case INT32, UINT32 -> appender.append((int) bits);
      case INT64, UINT64 -> appender.append(bits);
      case FLOAT32 -> appender.append(cells.float32(row));
      case FLOAT64 -> appender.append(cells.float64(row));
      case BOOLEAN -> appender.append(bits != 0);
      case TEXT -> appender.append(cells.text(row));
      case BYTES -> appender.append(cells.bytes(row));
    }
  }

  @Override
  public void end() throws QueryException {
    try {
      appender.close();
    } catch (SQLException e) {
      throw Failure.of(e);
    }
  }
}
