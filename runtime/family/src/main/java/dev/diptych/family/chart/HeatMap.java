package dev.diptych.family.chart;

/** Values of the cells of a plane. */
public final class HeatMap implements Chart {
  private final String title;
  private final Axis x;
  private final Axis y;
  private final String unit;
  private final int columns;
  private final double[] values;

  /**
   * A map.
   *
   * @param title the title
   * @param x the horizontal axis; the columns divide it
   * @param y the vertical axis; the rows divide it
   * @param unit the unit of the values
   * @param columns the number of columns, at least 1
   * @param values the values of all cells, row by row from the start of the vertical axis; copied
   */
  public HeatMap(String title, Axis x, Axis y, String unit, int columns, double[] values) {
    if (values.length == 0 || values.length % columns != 0) {
      throw new IllegalArgumentException(values.length + " cells in columns of " + columns);
    }
    this.title = title;
    this.x = x;
    this.y = y;
    this.unit = unit;
    this.columns = columns;
    this.values = values.clone();
  }

  @Override
  public String title() {
    return title;
  }

  /** The horizontal axis. */
  public Axis x() {
    return x;
  }

  /** The vertical axis. */
  public Axis y() {
    return y;
  }

  /** The unit of the values. */
  public String unit() {
    return unit;
  }

  /** The number of columns. */
  public int columns() {
    return columns;
  }

  /** The number of rows. */
  public int rows() {
    return values.length / columns;
  }

  /** The value of a cell; row 0 is at the start of the vertical axis. */
  public double value(int column, int row) {
    return values[row * columns + column];
  }
}
