package dev.diptych.animation.input;

import dev.diptych.animation.curve.AnimationCurve;
import dev.diptych.animation.curve.KeyframeBuilder;
import dev.diptych.animation.curve.Keyframes;
import dev.diptych.animation.curve.WrapMode;
import dev.diptych.model.document.Table;
import java.util.Arrays;

/** Curves as MRTK plays them. */
public final class PlaybackCurve {
  private static final int SIMPLE_COLUMNS = 2;
  private static final int IN_TANGENT = 2;
  private static final int OUT_TANGENT = 3;
  private static final int IN_WEIGHT = 4;
  private static final int OUT_WEIGHT = 5;
  private static final int WEIGHTED_MODE = 6;

  private PlaybackCurve() {}

  /**
   * The curve that MRTK plays for {@code curve}. The values of booleans hold until the next key,
   * keys that are only a time and a value have straight lines between them, and other keys have
   * tangents and weights. Keys without a finite time and value are omitted.
   */
  public static AnimationCurve of(Curve curve) {
    return of(curve, finiteRows(curve, 0, curve.size()));
  }

  /**
   * A curve that plays as MRTK plays {@code curve} between two times, with no more keys than that
   * needs.
   *
   * @param from in seconds
   * @param until in seconds, not before {@code from}
   */
  public static AnimationCurve of(Curve curve, double from, double until) {
    int first = 0;
    int end = curve.size();
    if (isCut(curve, from, until)) {
      while (first + 1 < end && curve.time(first + 1) < from) {
        first++;
      }
      while (end - 2 >= first && curve.time(end - 2) > until) {
        end--;
      }
    }
    return of(curve, finiteRows(curve, first, end));
  }

  /** Whether keys that are outside of a range, except for its neighbours, have no effect in it. */
  private static boolean isCut(Curve curve, double from, double until) {
    int size = curve.size();
    if (size == 0 || !curve.facts().ascending() || !curve.facts().finite()) {
      return false;
    }
    boolean wraps = before(curve) != WrapMode.CLAMP || after(curve) != WrapMode.CLAMP;
    return !wraps || (curve.time(0) <= from && curve.time(size - 1) >= until);
  }

  private static AnimationCurve of(Curve curve, int[] rows) {
    return new AnimationCurve(keys(curve, rows), before(curve), after(curve));
  }

  private static WrapMode before(Curve curve) {
    return WrapMode.of(curve.head("pre_wrap"));
  }

  private static WrapMode after(Curve curve) {
    return WrapMode.of(curve.head("post_wrap"));
  }

  private static Keyframes keys(Curve curve, int[] rows) {
    double[] times = new double[rows.length];
    double[] values = new double[rows.length];
    for (int key = 0; key < rows.length; key++) {
      times[key] = curve.time(rows[key]);
      values[key] = curve.value(rows[key]);
    }
    if (curve.isBoolean()) {
      return Keyframes.constant(times, values);
    }
    boolean isSimple = curve.keys().layout().columns().size() == SIMPLE_COLUMNS;
    return isSimple
        ? Keyframes.linear(times, values)
        : full(curve.keys(), rows, new KeyframeBuilder(times, values));
  }

  private static int[] finiteRows(Curve curve, int from, int to) {
    int[] rows = new int[to - from];
    int size = 0;
    for (int row = from; row < to; row++) {
      if (Float.isFinite(curve.time(row)) && Float.isFinite(curve.value(row))) {
        rows[size++] = row;
      }
    }
    return Arrays.copyOf(rows, size);
  }

  private static Keyframes full(Table table, int[] rows, KeyframeBuilder keys) {
    for (int key = 0; key < rows.length; key++) {
      int row = rows[key];
      keys.slopes(key, number(table, row, IN_TANGENT), number(table, row, OUT_TANGENT));
      keys.weights(
          key,
          number(table, row, IN_WEIGHT),
          number(table, row, OUT_WEIGHT),
          (int) table.bits(row, WEIGHTED_MODE));
    }
    return keys.keys();
  }

  private static float number(Table table, int row, int column) {
    return Float.intBitsToFloat((int) table.bits(row, column));
  }
}
