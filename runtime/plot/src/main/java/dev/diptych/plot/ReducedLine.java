package dev.diptych.plot;

import dev.diptych.family.chart.Axis;
import dev.diptych.family.chart.Line;
import java.util.Arrays;

/**
 * The points of a line that a plot can show: of consecutive points in one column the first, the
 * lowest, the highest and the last, so that no peak is lost.
 */
final class ReducedLine implements Line.Sink {
  private static final int PER_COLUMN = 4;

  private final Axis axis;
  private final int columns;
  private double[] xs = new double[64];
  private double[] ys = new double[64];
  private int size;

  private long column = -1;
  private int inColumn;
  private final double[] columnX = new double[PER_COLUMN];
  private final double[] columnY = new double[PER_COLUMN];
  private int lowest;
  private int highest;

  private ReducedLine(Axis axis, int columns) {
    this.axis = axis;
    this.columns = columns;
  }

  /** The points of {@code line} between the ends of an axis. */
  static ReducedLine of(Line line, Axis axis, int columns) {
    ReducedLine reduced = new ReducedLine(axis, columns);
    line.points().forEach(reduced);
    reduced.flush();
    return reduced;
  }

  @Override
  public void point(double x, double y) {
    if (!(x >= axis.from() && x <= axis.to())) {
      return;
    }
    if (!Double.isFinite(y)) {
      gap(x);
      return;
    }
    long at = columnOf(x);
    if (at != column) {
      flush();
      column = at;
    }
    take(x, y);
  }

  private long columnOf(double x) {
    double width = axis.to() - axis.from();
    return width > 0 ? (long) ((x - axis.from()) / width * columns) : 0;
  }

  private void gap(double x) {
    flush();
    if (size > 0 && !Double.isNaN(ys[size - 1])) {
      add(x, Double.NaN);
    }
  }

  /** Keeps the first point at 0, the lowest at 1, the highest at 2 and the last at 3. */
  private void take(double x, double y) {
    for (int i = 0; i < PER_COLUMN; i++) {
      boolean better =
          switch (i) {
            case 0 -> inColumn == 0;
            case 1 -> inColumn == 0 || y < columnY[1];
            case 2 -> inColumn == 0 || y > columnY[2];
            default -> true;
          };
      if (better) {
        columnX[i] = x;
        columnY[i] = y;
        lowest = i == 1 ? inColumn : lowest;
        highest = i == 2 ? inColumn : highest;
      }
    }
    inColumn++;
  }

  private void flush() {
    if (inColumn > 0) {
      boolean lowFirst = lowest <= highest;
      addNew(0);
      addNew(lowFirst ? 1 : 2);
      addNew(lowFirst ? 2 : 1);
      addNew(3);
    }
    inColumn = 0;
    column = -1;
  }

  private void addNew(int i) {
    if (size == 0 || xs[size - 1] != columnX[i] || ys[size - 1] != columnY[i]) {
      add(columnX[i], columnY[i]);
    }
  }

  private void add(double x, double y) {
    if (size == xs.length) {
      xs = Arrays.copyOf(xs, 2 * size);
      ys = Arrays.copyOf(ys, 2 * size);
    }
    xs[size] = x;
    ys[size++] = y;
  }

  boolean isEmpty() {
    return size == 0;
  }

  double[] xs() {
    return Arrays.copyOf(xs, size);
  }

  /** NaN in gaps. */
  double[] ys() {
    return Arrays.copyOf(ys, size);
  }
}
