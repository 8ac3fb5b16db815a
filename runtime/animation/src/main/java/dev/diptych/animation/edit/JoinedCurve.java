package dev.diptych.animation.edit;

import dev.diptych.animation.input.Curve;
import dev.diptych.animation.report.NumberFormatting;
import dev.diptych.model.document.Table;

/**
 * A curve that plays one curve and then another. A curve that ends before its animation keeps its
 * last value until then, one that begins later than its animation has its first value from there
 * on, and one without keys is 0, as in playback.
 */
final class JoinedCurve {
  private final Curve first;
  private final Curve second;
  private final float end;
  private final float start;
  private final Keys keys;
  private float last;
  private int lastBits;

  private JoinedCurve(Curve first, Curve second, float end, float start) {
    this.first = first;
    this.second = second;
    this.end = end;
    this.start = start;
    this.keys = new Keys(first.keys().layout(), first.size() + second.size() + 2);
  }

  /**
   * The keys of {@code first} and then of {@code second}.
   *
   * @param end when the first animation ends, in seconds
   * @param start when the second one starts
   */
  static Table of(Curve first, Curve second, float end, float start) {
    if (first.isEmpty() && second.isEmpty()) {
      return first.keys();
    }
    Ordered.require(first);
    Ordered.require(second);
    JoinedCurve joined = new JoinedCurve(first, second, end, start);
    joined.addFirst();
    joined.addSecond();
    return joined.keys.table();
  }

  private void addFirst() {
    for (int key = 0; key < first.size(); key++) {
      keys.copy(first, key);
      last = first.time(key);
      lastBits = first.valueBits(key);
    }
    if (first.isEmpty()) {
      addFlat(0, 0);
    }
    if (last < end && !first.isBoolean()) {
      Ordered.requireClamped(first, "post_wrap");
      put(keys.size() - 1, Keys.OUT_SLOPE, 0);
      addFlat(end, Float.intBitsToFloat(lastBits));
    }
  }

  private void addSecond() {
    boolean waits = second.isEmpty() || second.time(0) > 0;
    if (waits && !second.isEmpty()) {
      Ordered.requireClamped(second, "pre_wrap");
    }
    int seam = keys.size() - 1;
    float before = Float.intBitsToFloat(lastBits);
    int bits = second.isEmpty() ? 0 : second.valueBits(0);
    boolean merged = last == start && lastBits == bits;
    if (!merged) {
      float time = last == start ? Math.nextUp(start) : start;
      addStart(time, bits, waits);
      line(seam, before, time);
    } else if (!waits) {
      merge(seam);
    } else {
      put(seam, Keys.OUT_SLOPE, 0);
    }
    for (int key = waits ? 0 : 1; key < second.size(); key++) {
      addShifted(key, waits && key == 0);
    }
  }

  private void addStart(float time, int bits, boolean waits) {
    if (waits) {
      addFlat(time, Float.intBitsToFloat(bits));
    } else {
      keys.copy(second, 0).put(Curve.TIME, time);
      last = time;
      lastBits = bits;
    }
  }

  /** In a gap, the curve is a straight line. */
  private void line(int seam, float before, float time) {
    boolean leaves = seam >= first.size() || Keys.leavesStraight(first, seam);
    boolean arrives = second.isEmpty() || second.time(0) > 0 || Keys.arrivesStraight(second, 0);
    if (time > Math.nextUp(end) && !(leaves && arrives)) {
      double change = Float.intBitsToFloat(lastBits) - (double) before;
      float slope = (float) (change / (time - (double) end));
      put(seam, Keys.OUT_SLOPE, slope);
      put(seam + 1, Keys.IN_SLOPE, slope);
    }
  }

  /** The key at the seam arrives as in the first curve and leaves as in the second. */
  private void merge(int seam) {
    if (Keys.isFull(first)) {
      put(seam, Keys.OUT_SLOPE, Keys.number(second, 0, Keys.OUT_SLOPE));
      put(seam, Keys.OUT_WEIGHT, Keys.number(second, 0, Keys.OUT_WEIGHT));
      int in = seam < first.size() ? Keys.mode(first, seam) : Keys.WEIGHTED_IN;
      int out = Keys.mode(second, 0);
      keys.mode(seam, in == out ? in : (in & Keys.WEIGHTED_IN) | (out & Keys.WEIGHTED_OUT));
    }
  }

  private void addShifted(int key, boolean flat) {
    float time = (float) (start + (double) second.time(key));
    boolean apart = key == 0 || second.time(key) > second.time(key - 1);
    if (time < last || (time == last && apart)) {
      throw new IllegalArgumentException(
          "%s: two keys would be at %s s".formatted(first.label(), NumberFormatting.exact(time)));
    }
    keys.copy(second, key).put(Curve.TIME, time);
    if (flat) {
      put(keys.size() - 1, Keys.IN_SLOPE, 0);
    }
    last = time;
  }

  private void addFlat(float time, float value) {
    keys.add(time, value);
    last = time;
    lastBits = Float.floatToRawIntBits(value);
  }

  private void put(int key, int column, float number) {
    if (Keys.isFull(first)) {
      keys.put(key, column, number);
    }
  }
}
