package dev.diptych.cli.plot;

import dev.diptych.family.chart.ChartDrawer;
import dev.diptych.family.chart.ChartException;
import dev.diptych.family.chart.ChartRequest;
import dev.diptych.family.chart.Layer;
import dev.diptych.family.chart.Picture;
import dev.diptych.files.IoFailure;
import dev.diptych.table.Cells;
import dev.diptych.table.Column;
import dev.diptych.table.ColumnType;
import dev.diptych.table.RowBatch;
import dev.diptych.table.TableWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Plots rows: the columns that have numbers, over the first of all columns if that has numbers. */
public final class RowPlot implements TableWriter {
  /** All numbers of a plot, which are in memory. */
  private static final int MAX_NUMBERS = 4_000_000;

  private static final int INITIAL = 1024;

  private final ChartDrawer drawer;
  private final Picture picture;
  private final List<ReadNumbers> columns = new ArrayList<>();
  private final boolean overFirst;
  private long rows;

  /**
   * A plot.
   *
   * @param columns the columns of the rows
   * @param picture what the image is
   * @throws IoFailure if what draws it is not installed
   */
  public RowPlot(List<Column> columns, Picture picture) throws IoFailure {
    this.drawer = Drawing.drawer();
    this.picture = picture;
    for (int i = 0; i < columns.size(); i++) {
      if (columns.get(i).type().sort().isNumber()) {
        this.columns.add(new ReadNumbers(i, columns.get(i)));
      }
    }
    this.overFirst = this.columns.size() > 1 && this.columns.get(0).index == 0;
  }

  /** The numbers of a column, which grow. */
  private static final class ReadNumbers implements Numbers {
    private final int index;
    private final Column column;
    private double[] numbers = new double[INITIAL];
    private int count;

    ReadNumbers(int index, Column column) {
      this.index = index;
      this.column = column;
    }

    void add(Cells cells) {
      if (count + cells.count() > numbers.length) {
        numbers = Arrays.copyOf(numbers, Math.max(2 * numbers.length, count + cells.count()));
      }
      for (int row = 0; row < cells.count(); row++) {
        numbers[count++] = cells.isMissing(row) ? Double.NaN : number(cells, row);
      }
    }

    private static double number(Cells cells, int row) {
      long bits = cells.bits(row);
      return switch (cells.type().sort()) {
        case FLOAT -> cells.type() == ColumnType.FLOAT32 ? cells.float32(row) : cells.float64(row);
        case UNSIGNED -> bits >= 0 ? bits : 2.0 * (bits >>> 1) + (bits & 1);
        default -> bits;
      };
    }

    @Override
    public String name() {
      return column.unit() == null ? column.name() : column.name() + ", " + column.unit().symbol();
    }

    @Override
    public int rows() {
      return count;
    }

    @Override
    public double at(int row) {
      return numbers[row];
    }
  }

  @Override
  public void write(RowBatch batch) {
    rows += batch.rows();
    if (!isTooLarge()) {
      columns.forEach(column -> column.add(batch.column(column.index)));
    }
  }

  private boolean isTooLarge() {
    return rows * columns.size() > MAX_NUMBERS;
  }

  @Override
  public void end() {
    // The image is asked for.
  }

  /**
   * The image.
   *
   * @param title its title
   * @throws ChartException if there is nothing to plot, or too much
   */
  public byte[] image(String title) throws ChartException {
    if (rows == 0) {
      throw ChartException.nothing("there are no rows to plot");
    }
    if (columns.isEmpty()) {
      throw ChartException.nothing(
          "no column of the rows has numbers", "select one, or two to plot one over the other");
    }
    if (isTooLarge()) {
      throw ChartException.option(
          "the rows have more than %,d numbers".formatted(MAX_NUMBERS),
          "select fewer columns, or group rows in a query");
    }
    HorizontalColumn over =
        overFirst ? HorizontalColumn.of(columns.get(0)) : new HorizontalColumn(null, true);
    List<Numbers> shown = List.copyOf(columns.subList(overFirst ? 1 : 0, columns.size()));
    ChartRequest request = ChartRequest.of(picture.width());
    return drawer.draw(
        List.of(new Layer(title, ColumnsChart.chart(title, shown, over, request))), picture);
  }
}
