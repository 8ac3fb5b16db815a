package dev.diptych.cli.inspect.diff;

import dev.diptych.twin.compare.Kind;
import dev.diptych.twin.compare.RowChanges;
import dev.diptych.twin.compare.RowChanges.Run;
import java.io.IOException;

/**
 * The rows of a table that a report shows: all, or the first few and the last. Moved rows count as
 * one.
 *
 * @param rows how the rows differ
 * @param all whether all are shown
 */
record RowSelection(RowChanges rows, boolean all) {
  /** Receives one row. */
  interface Row {
    /** Shows the row at {@code offset} of a run, or the whole run if it has moved. */
    void show(Run run, int offset) throws IOException;
  }

  /** Receives the number of rows that are not shown. */
  interface Rest {
    /** Shows that {@code count} rows are omitted. */
    void show(int count) throws IOException;
  }

  /** Number of entries that are not shown. */
  int omitted() {
    int total = total();
    return (all || total <= Report.MAX_ROWS) ? 0 : total - Report.FIRST_ROWS - 1;
  }

  private int total() {
    int total = 0;
    for (int i = 0; i < rows.runs(); i++) {
      total += size(rows.run(i));
    }
    return total;
  }

  private static int size(Run run) {
    return run.kind() == Kind.MOVED ? 1 : run.count();
  }

  void forEach(Row row, Rest rest) throws IOException {
    int total = total();
    int omitted = omitted();
    int at = 0;
    for (int i = 0; i < rows.runs(); i++) {
      Run run = rows.run(i);
      for (int offset = 0; offset < size(run); offset++, at++) {
        if (omitted == 0 || at < Report.FIRST_ROWS || at == total - 1) {
          row.show(run, offset);
        } else if (at == Report.FIRST_ROWS) {
          rest.show(omitted);
        }
      }
    }
  }
}
