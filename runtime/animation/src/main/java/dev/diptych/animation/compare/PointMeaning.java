package dev.diptych.animation.compare;

import dev.diptych.animation.report.NumberFormatting;
import dev.diptych.family.RowMeaning;
import dev.diptych.model.schema.Unit;
import java.util.List;

/** How far a point in metres has moved. */
public final class PointMeaning implements RowMeaning {
  private static final List<String> ENDINGS = List.of("x", "y", "z");
  private static final PointMeasure MEASURE = new PointMeasure();

  @Override
  public List<Integer> columns(List<Heading> headings) {
    List<Integer> found = Headings.find(headings, ENDINGS);
    return found.stream().allMatch(i -> headings.get(i).unit() == Unit.METRE) ? found : List.of();
  }

  @Override
  public String describe(double[] values) {
    return "";
  }

  @Override
  public String change(double[] before, double[] values) {
    double metres = MEASURE.distance(before, values);
    return Double.isFinite(metres) ? NumberFormatting.rounded(metres * 100, 2) + " cm" : "";
  }
}
