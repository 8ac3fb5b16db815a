package dev.diptych.animation.compare;

import dev.diptych.model.schema.Unit;
import dev.diptych.twin.compare.Measure;
import dev.diptych.twin.compare.Rows;
import java.util.List;

/** The angle between two rotations, given as quaternions of any length. */
public final class RotationMeasure implements Measure {
  private static final List<String> ENDINGS = List.of("x", "y", "z", "w");

  @Override
  public List<Integer> columns(Rows rows) {
    return ColumnNames.find(rows, ENDINGS);
  }

  @Override
  public String name() {
    return "rotation";
  }

  @Override
  public Unit unit() {
    return Unit.DEGREE;
  }

  /** The angle in degrees, 0 to 180; NaN if a quaternion is zero or not finite. */
  @Override
  public double distance(double[] a, double[] b) {
    double lengths = Math.sqrt(dot(a, a)) * Math.sqrt(dot(b, b));
    if (!(lengths > 0) || lengths > Double.MAX_VALUE) {
      return Double.NaN;
    }
    // The sine is precise for small angles, the cosine is not.
    double sine = 0;
    double cosine = dot(a, b) / lengths;
    double sign = cosine < 0 ? -1 : 1;
    double scaleA = 1 / Math.sqrt(dot(a, a));
    double scaleB = sign / Math.sqrt(dot(b, b));
    for (int i = 0; i < a.length; i++) {
      double difference = a[i] * scaleA - b[i] * scaleB;
      sine += difference * difference;
    }
    return Math.toDegrees(4 * StrictMath.asin(Math.min(1, Math.sqrt(sine) / 2)));
  }

  private static double dot(double[] a, double[] b) {
    double sum = 0;
    for (int i = 0; i < a.length; i++) {
      sum += a[i] * b[i];
    }
    return sum;
  }
}
