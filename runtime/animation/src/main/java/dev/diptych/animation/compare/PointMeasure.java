package dev.diptych.animation.compare;

import dev.diptych.model.schema.Unit;
import dev.diptych.twin.compare.Measure;
import dev.diptych.twin.compare.Rows;
import java.util.List;

/** The distance of two points whose coordinates are in metres. */
public final class PointMeasure implements Measure {
  private static final List<String> ENDINGS = List.of("x", "y", "z");

  @Override
  public List<Integer> columns(Rows rows) {
    List<Integer> found = ColumnNames.find(rows, ENDINGS);
    boolean metres = found.stream().allMatch(i -> rows.columns().get(i).unit() == Unit.METRE);
    return metres ? found : List.of();
  }

  @Override
  public String name() {
    return "position";
  }

  @Override
  public Unit unit() {
    return Unit.METRE;
  }

  @Override
  public double distance(double[] a, double[] b) {
    return StrictMath.hypot(StrictMath.hypot(a[0] - b[0], a[1] - b[1]), a[2] - b[2]);
  }
}
