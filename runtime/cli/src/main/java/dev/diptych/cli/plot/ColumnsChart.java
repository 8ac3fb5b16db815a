package dev.diptych.cli.plot;

import dev.diptych.family.chart.Axis;
import dev.diptych.family.chart.Chart;
import dev.diptych.family.chart.ChartException;
import dev.diptych.family.chart.ChartKind;
import dev.diptych.family.chart.ChartRequest;
import dev.diptych.family.chart.Line;
import dev.diptych.family.chart.LineChart;
import dev.diptych.family.chart.NamePattern;
import dev.diptych.model.document.Document;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Columns of a table of any format, over the column before the parenthesis, over the first column
 * if it ascends, or over the number of the row.
 */
final class ColumnsChart implements ChartKind {
  static final String NAME = "columns";

  /** A line over a column that does not ascend cannot be reduced, so it has fewer points. */
  private static final int POINTS_PER_COLUMN = 4;

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public String description() {
    return "columns of a table, of any format";
  }

  @Override
  public String example() {
    return "--spec log.ksy day.log --rows samples --of time,volts -o day.svg";
  }

  @Override
  public boolean accepts(Document document) {
    return true;
  }

  @Override
  public Chart chart(Document document, ChartRequest request) throws ChartException {
    Tables.Located located = table(Tables.of(document), request);
    List<Numbers> columns =
        IntStream.range(0, located.table().layout().columns().size())
            .<Numbers>mapToObj(index -> new TableNumbers(located.table(), index))
            .toList();
    List<Numbers> wanted =
        request.names().isEmpty()
            ? List.of()
            : NamePattern.select("columns", request.names(), columns, Numbers::name);
    HorizontalColumn over =
        wanted.size() > 1
            ? HorizontalColumn.of(wanted.get(0))
            : HorizontalColumn.byDefault(located.table(), columns);
    List<Numbers> shown = shown(columns, wanted, over.column());
    return chart(located.path().toString(), shown, over, request);
  }

  /**
   * A chart of columns.
   *
   * @param shown the columns, at least one
   * @param over what they are plotted over
   */
  static LineChart chart(
      String title, List<Numbers> shown, HorizontalColumn over, ChartRequest request)
      throws ChartException {
    int rows = shown.get(0).rows();
    Axis axis = over.axis(rows, request);
    int step = over.ascends() ? 1 : Math.max(1, rows / (POINTS_PER_COLUMN * request.columns()));
    List<Line> lines = shown.stream().map(column -> line(column, over, rows, step)).toList();
    String y = shown.size() == 1 ? shown.get(0).name() : "value";
    return new LineChart(title, axis, y, lines);
  }

  private static Tables.Located table(List<Tables.Located> tables, ChartRequest request)
      throws ChartException {
    String wanted = request.table();
    if (tables.isEmpty()) {
      throw ChartException.nothing("the file has no table of numbers with any row");
    }
    if (wanted == null) {
      return tables.stream()
          .max(Comparator.comparingInt(each -> each.table().rows()))
          .orElseThrow();
    }
    for (Tables.Located located : tables) {
      if (located.path().toString().equals(wanted)) {
        return located;
      }
    }
    List<String> paths = tables.stream().map(each -> each.path().toString()).toList();
    throw NamePattern.unknown("tables", wanted, paths);
  }

  /** All columns but the horizontal one, or those after it. */
  private static List<Numbers> shown(
      List<Numbers> columns, List<Numbers> wanted, @Nullable Numbers over) {
    if (wanted.size() == 1) {
      return wanted;
    }
    List<Numbers> shown = new ArrayList<>(wanted.isEmpty() ? columns : wanted);
    shown.remove(over);
    return shown.isEmpty() ? columns : shown;
  }

  private static Line line(Numbers column, HorizontalColumn over, int rows, int step) {
    return new Line(
        column.name(),
        sink -> {
          for (long row = 0; row < rows; row += step) {
            sink.point(over.at((int) row), column.at((int) row));
          }
        });
  }
}
