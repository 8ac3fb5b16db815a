package dev.diptych.text.bind;

import dev.diptych.model.source.Span;
import dev.diptych.syntax.RunCursor;
import dev.diptych.text.shape.RowShape;
import java.util.stream.IntStream;

/** Checks the form of rows: the presence of a key and the number of cells. */
final class RowCheck {
  private final RowShape shape;
  private final BindReporter reports;
  private final int[] columns;
  private final int minColumns;

  RowCheck(RowShape shape, BindReporter reports) {
    this.shape = shape;
    this.reports = reports;
    int count = shape.cells().size();
    this.columns = IntStream.range(0, count).filter(i -> i != shape.key()).toArray();
    int needed = columns.length;
    while (needed > 0 && shape.cells().get(columns[needed - 1]).field().defaultBits() != null) {
      needed--;
    }
    this.minColumns = needed;
  }

  /** The column of cell {@code cell} in the parenthesis, or -1 if there is none. */
  int column(int cell) {
    return cell < columns.length ? columns[cell] : -1;
  }

  /** Whether the row has a key if and only if it needs one; reports it if not. */
  boolean key(RunCursor row) {
    boolean wanted = shape.key() >= 0;
    if (row.hasKey() == wanted) {
      return true;
    }
    Span at = row.row();
    String message =
        wanted
            ? "a row of this table starts with its " + shape.cells().get(shape.key()).field().name()
            : "a row of this table has no key before its parenthesis";
    reports.error("row-key", at, message, "write " + example());
    return false;
  }

  /** Whether {@code cells} is a valid number of cells; reports it if not. */
  boolean count(int cells, RunCursor row) {
    if (cells >= minColumns && cells <= columns.length) {
      return true;
    }
    String wanted =
        minColumns == columns.length
            ? String.valueOf(minColumns)
            : minColumns + " to " + columns.length;
    String message =
        "a row of this table has %s column%s in its parenthesis, not %d"
            .formatted(wanted, wanted.equals("1") ? "" : "s", cells);
    Span at = row.row();
    reports.error("row-columns", at, message, "write " + example());
    return false;
  }

  private String example() {
    StringBuilder text = new StringBuilder();
    if (shape.key() >= 0) {
      text.append(name(shape.key())).append(' ');
    }
    String before = "(";
    for (int column : columns) {
      text.append(before).append(name(column));
      before = " ";
    }
    return text.append(columns.length == 0 ? "()" : ")").toString();
  }

  private String name(int cell) {
    return shape.struct().fields().get(shape.cells().get(cell).path().get(0)).attribute();
  }
}
