package dev.diptych.cli.plot;

import dev.diptych.family.chart.Axis;
import dev.diptych.family.chart.ChartException;
import dev.diptych.family.chart.ChartRequest;
import dev.diptych.model.document.Table;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the columns of a table are plotted over.
 *
 * @param column a column, or null for the number of the row
 * @param ascends whether no number is less than the one before
 */
record HorizontalColumn(@Nullable Numbers column, boolean ascends) {
  private static final String ROW = "row";

  static HorizontalColumn of(Numbers column) {
    return new HorizontalColumn(column, column.isAscending());
  }

  /** The key, the first column if it ascends, or the number of the row. */
  static HorizontalColumn byDefault(Table table, List<? extends Numbers> columns) {
    int key = table.layout().key();
    if (key >= 0) {
      return of(columns.get(key));
    }
    boolean first = columns.size() > 1 && columns.get(0).isAscending();
    return first ? of(columns.get(0)) : new HorizontalColumn(null, true);
  }

  double at(int row) {
    return column == null ? row : column.at(row);
  }

  /** The axis that all rows need, or what the user wants of it. */
  Axis axis(int rows, ChartRequest request) throws ChartException {
    double from = Double.POSITIVE_INFINITY;
    double to = Double.NEGATIVE_INFINITY;
    for (int row = 0; row < rows; row++) {
      double number = at(row);
      if (Double.isFinite(number)) {
        from = Math.min(from, number);
        to = Math.max(to, number);
      }
    }
    String label = column == null ? ROW : column.name();
    if (from > to) {
      throw ChartException.nothing("no number of the column '" + label + "' is finite");
    }
    return request.axis(label, from, to);
  }
}
