package dev.diptych.conformance.vectors;

import static dev.diptych.conformance.vectors.AnimationMaker.CAMERA;
import static dev.diptych.conformance.vectors.AnimationMaker.GAZE;
import static dev.diptych.conformance.vectors.AnimationMaker.HANDS;
import static dev.diptych.conformance.vectors.AnimationMaker.version10;
import static dev.diptych.conformance.vectors.AnimationMaker.version11;
import static dev.diptych.conformance.vectors.Curves.BOTH;
import static dev.diptych.conformance.vectors.Curves.curve;
import static dev.diptych.conformance.vectors.Curves.full;
import static dev.diptych.conformance.vectors.Curves.keys;
import static dev.diptych.conformance.vectors.Curves.linear;
import static dev.diptych.conformance.vectors.Curves.words;
import static dev.diptych.conformance.vectors.Curves.wrapped;

import dev.diptych.conformance.independent.Curve;
import dev.diptych.conformance.independent.Key;
import dev.diptych.conformance.independent.Layout;
import java.util.Map;
import java.util.TreeMap;

/** Variants of curves, and of curves that form one table. */
final class CurvesByHand {
  private static final Curve SHORT = curve(0, 1, 2, 3);

  private CurvesByHand() {}

  static Map<String, AnimationMaker> all() {
    Map<String, AnimationMaker> all = new TreeMap<>();
    zips(all);
    modes(all);
    fullKeys(all);
    return all;
  }

  private static void zips(Map<String, AnimationMaker> all) {
    all.put("zip-one-key", camera(curve(0, 0), curve(0, 1.6), curve(0, 0)));
    all.put("zip-two-of-three", camera(SHORT, SHORT));
    all.put("zip-counts-differ", camera(SHORT, SHORT, curve(0, 1)));
    all.put("zip-last-time-differs", camera(SHORT, SHORT, curve(0, 1, 2.5, 3)));
    all.put("zip-time-of-minus-zero", camera(curve(0, 1), curve(-0.0, 1), curve(0, 1)));
    all.put("zip-times-nan", camera(nan(0x7fc00000), nan(0x7fc00000), nan(0x7fc00000)));
    all.put("zip-times-nan-differ", camera(nan(0x7fc00000), nan(0x7fc00001), nan(0x7fc00000)));
    all.put("zip-wrap-modes", camera(loop(SHORT), loop(SHORT), loop(SHORT)));
    all.put("zip-wrap-modes-differ", camera(SHORT, wrapped(8, 2, SHORT), SHORT));
    all.put("zip-wrap-modes-no-keys", camera(loop(curve()), loop(curve()), loop(curve())));
    all.put(
        "zip-rotation-w-alone", camera(curve(), curve(), curve(), SHORT, SHORT, SHORT, curve()));
    all.put("times-unsorted", camera(curve(2, 1, 0, 2, 1, 3), curve(2, 1, 0, 2, 1, 3)));
    all.put("times-twice", camera(curve(1, 1, 1, 2, 1, 1)));
    all.put("times-negative", camera(curve(-2.5, 1, -0.5, 2, 0, 3)));
    all.put("gaze-one-table", gaze(SHORT, SHORT, SHORT, curve(), curve(), curve()));
    all.put("gaze-apart", gaze(SHORT, curve(), SHORT, curve(1, 0), curve(1, 0), curve(1, 1)));
  }

  private static void modes(Map<String, AnimationMaker> all) {
    all.put(
        "wrap-modes-known",
        camera(
            wrapped(0, 1, SHORT),
            wrapped(2, 4, SHORT),
            wrapped(8, 0, SHORT),
            wrapped(1, 8, SHORT),
            wrapped(4, 2, SHORT)));
    all.put(
        "wrap-modes-unknown",
        camera(
            wrapped(3, 5, SHORT),
            wrapped(-1, 16, SHORT),
            wrapped(Integer.MIN_VALUE, Integer.MAX_VALUE, SHORT)));
    all.put(
        "wrap-modes-of-switches",
        version11(Layout.SHIPPED, 0, 1, 0)
            .curves(HANDS, loop(curve(0, 1)), curve(), wrapped(0, 7, curve()), curve(0, 0)));
  }

  private static void fullKeys(Map<String, AnimationMaker> all) {
    all.put("keys-full-columns-left-out", documented(keys(columns())));
    all.put(
        "keys-full-weighted-modes",
        documented(keys(mode(0), mode(1), mode(2), mode(3), mode(4), mode(-1), mode(1 << 30))));
    double inf = Double.POSITIVE_INFINITY;
    all.put(
        "keys-full-steps",
        documented(keys(full(0, 0, 0, inf, 0, 0, BOTH), full(1, 1, inf, -inf, 0, 0, BOTH))));
    all.put(
        "keys-full-one-tangent-apart",
        documented(keys(linear(0, 1)), keys(ShapesByHand.hermite(0, 1, 2)), keys(linear(0, 1))));
    all.put(
        "keys-full-table", documented(keys(linear(0, 1)), keys(linear(0, 2)), keys(linear(0, 3))));
    all.put(
        "keys-full-1.0",
        version10(Layout.SHIPPED)
            .curves(CAMERA, keys(columns()), curve(), keys(mode(0)))
            .curves(HANDS, curve(0, 1, 9, 0)));
  }

  /** A key for each number of columns that can be left out, with minus zeros that cannot. */
  private static Key[] columns() {
    return new Key[] {
      linear(0, 1),
      full(1, 1, 0.5, 0, 0, 0, BOTH),
      full(2, 1, 0, 0.5, 0, 0, BOTH),
      full(3, 1, 0, 0, 0.5, 0, BOTH),
      full(4, 1, 0, 0, 0, 0.5, BOTH),
      full(5, 1, 0, 0, 0, 0, 1),
      full(6, 1, -0.0, 0, 0, 0, BOTH),
      full(7, 1, 0, 0, 0, -0.0, BOTH),
      full(8, 0, 1, 2, 0.25, 0.75, 2)
    };
  }

  private static Key mode(int weightedMode) {
    return full(weightedMode, 1, 0.5, -0.5, 0.25, 0.75, weightedMode);
  }

  private static Curve nan(int bits) {
    return words(bits, 0x3f800000);
  }

  private static Curve loop(Curve curve) {
    return wrapped(2, 2, curve);
  }

  private static AnimationMaker camera(Curve... curves) {
    return version11(Layout.SHIPPED, 1, 0, 0).curves(CAMERA, curves);
  }

  private static AnimationMaker gaze(Curve... curves) {
    return version11(Layout.SHIPPED, 0, 0, 1).curves(GAZE, curves);
  }

  private static AnimationMaker documented(Curve... curves) {
    return version11(Layout.DOCUMENTED, 1, 0, 0).curves(CAMERA, curves);
  }
}
