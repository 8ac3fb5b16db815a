package dev.diptych.animation.authoring.track;

import dev.diptych.animation.curve.AnimationCurve;
import dev.diptych.animation.curve.KeyframeBuilder;
import dev.diptych.animation.curve.SmoothTangents;
import dev.diptych.animation.math.Vector;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** Keys of one or more numbers, such as the axes of a position, and the curves through them. */
public final class NumberTrack {
  private final List<KeyRow> rows;
  private final List<KeyframeBuilder> axes = new ArrayList<>();
  private final List<AnimationCurve> curves = new ArrayList<>();

  /**
   * A track.
   *
   * @param rows the keys, ascending, at least one
   * @param values for each row, a number for each axis
   */
  public NumberTrack(List<KeyRow> rows, List<double[]> values) {
    this.rows = List.copyOf(rows);
    double[] times = rows.stream().mapToDouble(KeyRow::time).toArray();
    for (int axis = 0; axis < values.get(0).length; axis++) {
      int each = axis;
      double[] numbers = values.stream().mapToDouble(value -> value[each]).toArray();
      KeyframeBuilder builder = new KeyframeBuilder(times, numbers);
      for (int key = 1; key < times.length; key++) {
        ease(builder, key - 1, rows.get(key).reach());
      }
      axes.add(builder);
      curves.add(AnimationCurve.clamped(builder.keys()));
    }
  }

  private static void ease(KeyframeBuilder builder, int key, Reach reach) {
    if (reach.smooth()) {
      builder.smooth(key, SmoothTangents.CLAMPED_AUTO);
    } else {
      builder.ease(key, reach.easing());
    }
  }

  /** The keys. */
  public List<KeyRow> rows() {
    return rows;
  }

  /** The number of axes. */
  public int width() {
    return axes.size();
  }

  /** The tangents of an axis. */
  public KeyframeBuilder axis(int axis) {
    return axes.get(axis);
  }

  /** The value of an axis at a key. */
  public double value(int axis, int key) {
    return curves.get(axis).keys().value(key);
  }

  /** The same track later, with other values. */
  public NumberTrack moved(double later, UnaryOperator<Vector> change) {
    List<double[]> values = new ArrayList<>();
    for (int key = 0; key < rows.size(); key++) {
      Vector value = new Vector(value(0, key), value(1, key), value(2, key));
      values.add(change.apply(value).toArray());
    }
    return new NumberTrack(KeyRow.later(rows, later), values);
  }

  /** Whether all keys are reached along straight lines. */
  public boolean isLinear() {
    return rows.stream().skip(1).allMatch(row -> row.reach().isLinear());
  }

  /** Writes the numbers at {@code time} to {@code values} from {@code offset}. */
  public void at(double time, double[] values, int offset) {
    for (int axis = 0; axis < curves.size(); axis++) {
      values[offset + axis] = curves.get(axis).at(time);
    }
  }

  /** The numbers at {@code time} of a track of three axes. */
  public Vector at(double time) {
    return new Vector(curves.get(0).at(time), curves.get(1).at(time), curves.get(2).at(time));
  }
}
