package dev.diptych.animation.edit;

import dev.diptych.animation.curve.CurvePiece;
import dev.diptych.animation.curve.CurvePiece.Handle;
import dev.diptych.animation.input.Curve;
import dev.diptych.model.document.Table;

/**
 * The part of a curve between two times. Where a cut is between two keys, a key is inserted with
 * the value there, so that the part plays as before.
 */
final class CutCurve {
  private final Curve curve;
  private final float from;
  private final float to;
  private final double shift;
  private final Keys keys;
  // The weighted mode of the last key that was copied.
  private int mode;

  private CutCurve(Curve curve, float from, float to, double shift) {
    this.curve = curve;
    this.from = from;
    this.to = to;
    this.shift = shift;
    this.keys = new Keys(curve.keys().layout(), curve.size() + 2);
  }

  /**
   * The keys from {@code from} to {@code to}, in seconds; either may be infinite.
   *
   * @param shift added to the times
   */
  static Table of(Curve curve, float from, float to, double shift) {
    if (curve.isEmpty()) {
      return curve.keys();
    }
    Ordered.require(curve);
    if (curve.time(0) > from && Float.isFinite(from)) {
      Ordered.requireClamped(curve, "pre_wrap");
    }
    if (curve.time(curve.size() - 1) < to && Float.isFinite(to)) {
      Ordered.requireClamped(curve, "post_wrap");
    }
    CutCurve cut = new CutCurve(curve, from, to, shift);
    cut.addAll();
    return cut.keys.table();
  }

  private void addAll() {
    int first = firstAtOrAfter(from);
    int last = lastAtOrBefore(to);
    if (last < 0 || first == curve.size()) {
      addConstant(last < 0 ? 0 : curve.size() - 1);
    } else if (first > last) {
      addWithin(last);
    } else {
      boolean cutsStart = first > 0 && curve.time(first) > from;
      boolean cutsEnd = last + 1 < curve.size() && curve.time(last) < to;
      CurvePiece before = cutsStart ? piece(first - 1).cut(from)[1] : null;
      CurvePiece[] after = cutsEnd ? piece(last).cut(to) : null;
      if (before != null) {
        add(before.time(), before.value(), before.leaves(), before.leaves());
      }
      for (int key = first; key <= last; key++) {
        keys.copy(curve, key).put(Curve.TIME, shifted(curve.time(key)));
        mode = Keys.isFull(curve) ? Keys.mode(curve, key) : 0;
        if (key == first && before != null) {
          arrive(before.arrives());
        }
      }
      if (after != null) {
        leave(after[0].leaves());
        add(to, after[0].nextValue(), after[0].arrives(), after[0].arrives());
      }
    }
  }

  /** Both cuts are between {@code key} and the next one. */
  private void addWithin(int key) {
    CurvePiece part = piece(key).cut(from)[1].cut(to)[0];
    add(from, part.value(), part.leaves(), part.leaves());
    add(to, part.nextValue(), part.arrives(), part.arrives());
  }

  /** All keys are before or after the part. */
  private void addConstant(int key) {
    keys.copy(curve, key).put(Curve.TIME, shifted(Float.isFinite(from) ? from : to));
  }

  private int firstAtOrAfter(float time) {
    int key = 0;
    while (key < curve.size() && curve.time(key) < time) {
      key++;
    }
    return key;
  }

  private int lastAtOrBefore(float time) {
    int key = curve.size() - 1;
    while (key >= 0 && curve.time(key) > time) {
      key--;
    }
    return key;
  }

  /** The curve from {@code key} to the next one. */
  private CurvePiece piece(int key) {
    return new CurvePiece(
        curve.time(key),
        curve.value(key),
        handle(key, Keys.OUT_SLOPE, Keys.OUT_WEIGHT, Keys.WEIGHTED_OUT),
        curve.time(key + 1),
        curve.value(key + 1),
        handle(key + 1, Keys.IN_SLOPE, Keys.IN_WEIGHT, Keys.WEIGHTED_IN));
  }

  private Handle handle(int key, int slope, int weight, int weighted) {
    if (curve.isBoolean()) {
      return Handle.HOLD;
    }
    return Keys.isFull(curve)
        ? new Handle(
            Keys.number(curve, key, slope),
            Keys.number(curve, key, weight),
            (Keys.mode(curve, key) & weighted) != 0)
        : Handle.STRAIGHT;
  }

  private void add(double time, double value, Handle arrives, Handle leaves) {
    keys.add(shifted(time), (float) value);
    if (Keys.isFull(curve)) {
      int in = arrives.weighted() ? Keys.WEIGHTED_IN : 0;
      keys.mode(keys.size() - 1, in | (leaves.weighted() ? Keys.WEIGHTED_OUT : 0));
      keys.put(Keys.IN_SLOPE, (float) arrives.slope()).put(Keys.OUT_SLOPE, (float) leaves.slope());
      keys.put(Keys.IN_WEIGHT, (float) arrives.weight());
      keys.put(Keys.OUT_WEIGHT, (float) leaves.weight());
    }
  }

  /** Sets how the curve arrives at the last key. */
  private void arrive(Handle handle) {
    if (Keys.isFull(curve)) {
      keys.put(Keys.IN_SLOPE, (float) handle.slope()).put(Keys.IN_WEIGHT, (float) handle.weight());
      weigh(handle, Keys.WEIGHTED_IN);
    }
  }

  /** Sets how the curve leaves the last key. */
  private void leave(Handle handle) {
    if (Keys.isFull(curve)) {
      keys.put(Keys.OUT_SLOPE, (float) handle.slope());
      keys.put(Keys.OUT_WEIGHT, (float) handle.weight());
      weigh(handle, Keys.WEIGHTED_OUT);
    }
  }

  private void weigh(Handle handle, int bit) {
    int changed = handle.weighted() ? mode | bit : mode & ~bit;
    if (changed != mode) {
      mode = changed;
      keys.mode(keys.size() - 1, mode);
    }
  }

  private float shifted(double time) {
    return (float) (time + shift);
  }
}
