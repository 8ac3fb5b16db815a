package dev.diptych.animation.compare;

import dev.diptych.animation.math.EulerAngles;
import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.report.NumberFormatting;
import dev.diptych.family.RowMeaning;
import java.util.List;

/** Explains a quaternion as angles in degrees. */
public final class RotationMeaning implements RowMeaning {
  private static final List<String> ENDINGS = List.of("x", "y", "z", "w");
  private static final RotationMeasure MEASURE = new RotationMeasure();

  @Override
  public List<Integer> columns(List<Heading> headings) {
    return Headings.find(headings, ENDINGS);
  }

  /** The angles as the word {@code euler} takes them. */
  @Override
  public String describe(double[] values) {
    Quaternion rotation = new Quaternion(values[0], values[1], values[2], values[3]);
    if (!(rotation.norm() > 0) || !Double.isFinite(rotation.norm())) {
      return "no rotation";
    }
    EulerAngles angles = EulerAngles.of(rotation.unit());
    return "euler(%s %s %s)"
        .formatted(degrees(angles.x()), degrees(angles.y()), degrees(angles.z()));
  }

  private static String degrees(double angle) {
    return NumberFormatting.rounded(angle, 1);
  }

  @Override
  public String change(double[] before, double[] values) {
    double angle = MEASURE.distance(before, values);
    return Double.isNaN(angle) ? "" : NumberFormatting.rounded(angle, 2) + " deg";
  }
}
