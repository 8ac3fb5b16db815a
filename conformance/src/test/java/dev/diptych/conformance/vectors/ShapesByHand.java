package dev.diptych.conformance.vectors;

import static dev.diptych.conformance.vectors.AnimationMaker.CAMERA;
import static dev.diptych.conformance.vectors.AnimationMaker.GAZE;
import static dev.diptych.conformance.vectors.AnimationMaker.HANDS;
import static dev.diptych.conformance.vectors.AnimationMaker.LEFT;
import static dev.diptych.conformance.vectors.AnimationMaker.RIGHT;
import static dev.diptych.conformance.vectors.AnimationMaker.version10;
import static dev.diptych.conformance.vectors.AnimationMaker.version11;
import static dev.diptych.conformance.vectors.Curves.curve;
import static dev.diptych.conformance.vectors.Curves.full;
import static dev.diptych.conformance.vectors.Curves.keys;
import static dev.diptych.conformance.vectors.Curves.linear;

import dev.diptych.conformance.independent.Animation;
import dev.diptych.conformance.independent.Curve;
import dev.diptych.conformance.independent.Key;
import dev.diptych.conformance.independent.Layout;
import java.util.Map;
import java.util.TreeMap;

/** Files of every version, layout and set of flags. */
final class ShapesByHand {
  private static final Layout DOCUMENTED = Layout.DOCUMENTED;
  private static final Layout SHIPPED = Layout.SHIPPED;

  private ShapesByHand() {}

  static Map<String, AnimationMaker> all() {
    Map<String, AnimationMaker> all = new TreeMap<>();
    all.put("documented-1.0-empty", version10(DOCUMENTED));
    all.put("documented-1.1-nothing", version11(DOCUMENTED, 0, 0, 0));
    all.put("documented-1.1-empty", version11(DOCUMENTED, 1, 1, 1));
    all.put("documented-1.1-camera", version11(DOCUMENTED, 1, 0, 0).curves(CAMERA, tripod()));
    all.put("documented-1.1-hands", version11(DOCUMENTED, 0, 1, 0).curves(HANDS, switches()));
    all.put("documented-1.1-gaze", version11(DOCUMENTED, 0, 0, 1).curves(GAZE, keys(linear(0, 1))));
    all.put("documented-1.1-odd-flags", version11(DOCUMENTED, 255, 2, 128));
    all.put("shipped-1.0-empty", version10(SHIPPED));
    all.put("shipped-1.0-camera", version10(SHIPPED).curves(CAMERA, tripod()));
    all.put("shipped-1.1-hands-empty", version11(SHIPPED, 0, 1, 0));
    all.put("shipped-1.1-odd-flags", version11(SHIPPED, 2, 128, 255));
    all.put("shipped-1.1-gaze-flag-3", version11(SHIPPED, 0, 0, 3));
    all.put("shipped-1.1-switches", version11(SHIPPED, 0, 1, 0).curves(HANDS, switches()));
    all.put("joints-left", joints(LEFT));
    all.put("joints-right", joints(RIGHT));
    all.put("joint-none-only", version11(SHIPPED, 0, 1, 0).curves(LEFT + 2, curve(0, 1)));
    all.put("layouts-both-shipped", both());
    all.put("layouts-both-documented", both());
    return all;
  }

  /** Each axis of the camera at another place. */
  private static Curve[] tripod() {
    Curve[] curves = new Curve[7];
    for (int axis = 0; axis < curves.length; axis++) {
      curves[axis] = keys(linear(0, axis), linear(1, axis + 0.5));
    }
    return curves;
  }

  private static Curve[] switches() {
    return new Curve[] {curve(0, 1), curve(0, 1, 5, 0), curve(0, 0), curve(0, 0, 1, 1, 1.5, 0)};
  }

  /** Every joint at a place of its own, so that two that were exchanged would show. */
  private static AnimationMaker joints(int first) {
    AnimationMaker maker = version11(Layout.SHIPPED, 0, 1, 0);
    for (int joint = 0; joint < Animation.JOINTS; joint++) {
      maker.curves(first + 7 * joint, curve(0, joint), curve(0, 0.5), curve(0, -1));
    }
    return maker;
  }

  /**
   * A file of the documented layout whose last key reads as a list of one marker in the shipped
   * one: both account for every byte.
   */
  private static AnimationMaker both() {
    int lengthAndLetters = 0x6c61680b; // a length of 11, then "hal"
    int letters = 0x61772d66; // "f-wa"
    int[] words = {0, 0x3f800000, 1, 0, lengthAndLetters, letters, 0x656d6179}; // "yame"
    return version11(DOCUMENTED, 1, 0, 0).curves(CAMERA + 6, keys(new Key(words)));
  }

  static Key hermite(double time, double value, double slope) {
    return full(time, value, slope, slope, 0, 0, Curves.BOTH);
  }
}
