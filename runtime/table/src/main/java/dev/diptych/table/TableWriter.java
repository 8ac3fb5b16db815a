package dev.diptych.table;

import java.io.IOException;

/** Writes rows to a file of tables. */
public interface TableWriter {
  /** Writes rows, which change after the call. */
  void write(RowBatch rows) throws IOException;

  /** Completes the file; the stream stays open. */
  void end() throws IOException;
}
