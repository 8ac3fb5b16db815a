package dev.diptych.animation.authoring;

import dev.diptych.animation.authoring.track.Arguments;
import dev.diptych.animation.curve.AnimationCurve;
import dev.diptych.animation.curve.KeyframeBuilder;
import dev.diptych.animation.curve.Keyframes;
import dev.diptych.authoring.section.Numbers;
import dev.diptych.authoring.section.RowOrder;
import dev.diptych.authoring.section.Section;
import dev.diptych.authoring.tree.Value;
import dev.diptych.authoring.tree.Value.Evaluated;
import dev.diptych.authoring.tree.Value.Quantity;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Keys that a text writes as a table, as they are played. */
final class PlainTrack {
  private static final String[] AXES = {"X", "Y", "Z", "W"};
  private static final int WITH_TANGENTS = 6;

  private final List<AnimationCurve> curves;

  private PlainTrack(List<AnimationCurve> curves) {
    this.curves = curves;
  }

  /** A key and its cells. */
  private static final class Row {
    private final double time;
    private final double[] cells;

    private Row(double time, double[] cells) {
      this.time = time;
      this.cells = cells;
    }

    private double time() {
      return time;
    }

    private double[] cells() {
      return cells;
    }
  }

  /**
   * The track {@code name} of a pose: one table, or one for each axis; null if there is none.
   *
   * @param width the number of axes
   */
  static @Nullable PlainTrack of(Section pose, String name, int width, Arguments arguments) {
    Section whole = pose.section(name).orElse(null);
    if (whole != null) {
      List<Row> rows = rows(whole, width, arguments);
      return rows.isEmpty() ? null : new PlainTrack(linear(rows, width));
    }
    List<AnimationCurve> curves = new ArrayList<>();
    boolean any = false;
    for (int axis = 0; axis < width; axis++) {
      Section table = pose.section(name + AXES[axis]).orElse(null);
      curves.add(table == null ? zero() : axis(table, arguments));
      any |= table != null;
    }
    return any ? new PlainTrack(curves) : null;
  }

  /** {@link #of}, when it is first asked for. */
  static Supplier<Optional<PlainTrack>> read(
      Section pose, String name, int width, Arguments arguments) {
    return new Supplier<>() {
      private boolean isRead;
      private Optional<PlainTrack> found = Optional.empty();

      @Override
      public Optional<PlainTrack> get() {
        if (!isRead) {
          isRead = true;
          found = Optional.ofNullable(of(pose, name, width, arguments));
        }
        return found;
      }
    };
  }

  /** The keys of a boolean table: 1 for true. */
  static List<double[]> booleans(Section table, Arguments arguments) {
    return rows(table, 1, arguments).stream()
        .map(row -> new double[] {row.time(), row.cells()[0]})
        .toList();
  }

  private static AnimationCurve zero() {
    return AnimationCurve.clamped(Keyframes.linear(new double[0], new double[0]));
  }

  private static List<AnimationCurve> linear(List<Row> rows, int width) {
    List<AnimationCurve> curves = new ArrayList<>();
    double[] times = rows.stream().mapToDouble(Row::time).toArray();
    for (int axis = 0; axis < width; axis++) {
      int each = axis;
      double[] values = rows.stream().mapToDouble(row -> row.cells()[each]).toArray();
      curves.add(AnimationCurve.clamped(Keyframes.linear(times, values)));
    }
    return curves;
  }

  private static AnimationCurve axis(Section table, Arguments arguments) {
    int columns = table.layout().columns().size();
    List<Row> rows = rows(table, columns, arguments);
    if (columns < WITH_TANGENTS) {
      return rows.isEmpty() ? zero() : linear(rows, 1).get(0);
    }
    KeyframeBuilder keys =
        new KeyframeBuilder(
            rows.stream().mapToDouble(Row::time).toArray(),
            rows.stream().mapToDouble(row -> row.cells()[0]).toArray());
    for (int key = 0; key < rows.size(); key++) {
      double[] cells = rows.get(key).cells();
      keys.slopes(key, cells[1], cells[2]).weights(key, cells[3], cells[4], (int) cells[5]);
    }
    return AnimationCurve.clamped(keys.keys());
  }

  private static List<Row> rows(Section table, int width, Arguments arguments) {
    List<Row> rows = new ArrayList<>();
    RowOrder.visit(
        table.rows(),
        (key, row) -> {
          double[] cells = cells(row.arguments(), width, table, arguments);
          if (key instanceof Quantity time && cells != null) {
            rows.add(new Row(time.number().floatValue(), cells));
          }
        },
        numbers -> add(numbers, width, rows));
    return rows;
  }

  private static void add(Numbers numbers, int width, List<Row> rows) {
    for (int row = 0; row < numbers.size(); row++) {
      double[] cells = new double[width];
      for (int cell = 0; cell < Math.min(width, numbers.width()); cell++) {
        cells[cell] = (float) numbers.cell(row, cell);
      }
      rows.add(new Row((float) numbers.key(row), cells));
    }
  }

  /** The cells of a row; null if it has others, which the plain text reports. */
  private static double @Nullable [] cells(
      List<Evaluated> values, int width, Section table, Arguments arguments) {
    List<Evaluated> given =
        values.size() == 1 && values.get(0) instanceof Value.Tuple tuple
            ? tuple.evaluated()
            : values;
    if (given.isEmpty() || given.size() > width) {
      return null;
    }
    double[] cells = new double[width];
    for (int cell = 0; cell < given.size(); cell++) {
      Evaluated value = given.get(cell);
      if (value instanceof Quantity) {
        cells[cell] = (float) arguments.number(value, table.layout().column(cell));
      } else if (value instanceof Value.Word word && word.text().equals("true")) {
        cells[cell] = 1;
      }
    }
    return cells;
  }

  /** The times of all keys, ascending. */
  double[] times() {
    TreeSet<Double> times = new TreeSet<>();
    for (AnimationCurve curve : curves) {
      for (int key = 0; key < curve.keys().size(); key++) {
        times.add(curve.keys().time(key));
      }
    }
    return times.stream().mapToDouble(Double::doubleValue).toArray();
  }

  /** The numbers at a time. */
  double[] at(double time) {
    double[] values = new double[curves.size()];
    Arrays.setAll(values, axis -> curves.get(axis).at(time));
    return values;
  }
}
