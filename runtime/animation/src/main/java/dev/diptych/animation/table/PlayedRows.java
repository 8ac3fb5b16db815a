package dev.diptych.animation.table;

import dev.diptych.model.schema.Unit;
import dev.diptych.table.Cells;
import dev.diptych.table.Column;
import dev.diptych.table.ColumnType;
import dev.diptych.table.RowSource;
import java.util.ArrayList;
import java.util.List;

/**
 * A row for each multiple of 1 / rate seconds. Times are floats, as in Unity.
 *
 * @param first the number of the first row: its time is {@code first / rate}
 * @param rows the number of rows
 * @param rate rows per second
 * @param signals the columns with what is played
 */
record PlayedRows(long first, int rows, double rate, List<PlayedSignal> signals)
    implements RowSource {
  private static final int MAX_ROWS = 10_000_000;
  private static final Column TIME =
      new Column(
          AnimationPlayback.TIME, ColumnType.FLOAT32, false, Unit.SECOND, "The time of playback.");

  /** Times that are nearly a multiple of the step are one. */
  private static final double ROUNDING = 1e-6;

  /**
   * Rows from the first to the last time.
   *
   * @throws IllegalArgumentException with one sentence if there are too many
   */
  static PlayedRows of(double start, double end, double rate, List<PlayedSignal> signals) {
    double first = Math.ceil(start * rate - ROUNDING);
    double rows = Math.floor(end * rate + ROUNDING) - first + 1;
    if (!(rows <= MAX_ROWS)) {
      throw new IllegalArgumentException(
          "from %s s to %s s, there are more than %,d rows".formatted(start, end, MAX_ROWS));
    }
    return new PlayedRows((long) first, (int) Math.max(0, rows), rate, signals);
  }

  @Override
  public List<Column> columns() {
    List<Column> columns = new ArrayList<>(List.of(TIME));
    signals.forEach(signal -> columns.add(signal.column()));
    return columns;
  }

  @Override
  public void read(int from, int count, int column, Cells into) {
    for (int row = from; row < from + count; row++) {
      float time = (float) ((first + row) / rate);
      if (column == 0) {
        into.add(Float.floatToRawIntBits(time));
      } else {
        signals.get(column - 1).read(time, into);
      }
    }
  }
}
