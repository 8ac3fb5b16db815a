package dev.diptych.animation.input.lint;

import dev.diptych.animation.input.Curve;
import dev.diptych.animation.input.Pose;
import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.math.Vector;
import java.util.List;

/**
 * A pose at times near each other. Between keys, its curves are straight lines, as the recorder
 * thins them; it reads them in place, since a recording has millions of keys.
 */
final class PoseCursor {
  private static final int POSITION = 3;

  private final Curve[] curves;
  // For each curve, its last key up to the current time.
  private final int[] keys;

  PoseCursor(Pose pose) {
    this.curves = pose.curves().toArray(Curve[]::new);
    this.keys = new int[curves.length];
  }

  /** Whether all {@code curves} have keys, which are in order and finite. */
  static boolean canVisit(List<Curve> curves) {
    return curves.stream().noneMatch(Curve::isEmpty) && KeyWalk.canVisit(curves);
  }

  /** The position at {@code time}. */
  Vector position(double time) {
    return new Vector(value(0, time), value(1, time), value(2, time));
  }

  /** The rotation at {@code time}, with the length that it has there. */
  Quaternion rotation(double time) {
    return new Quaternion(
        value(POSITION, time),
        value(POSITION + 1, time),
        value(POSITION + 2, time),
        value(POSITION + 3, time));
  }

  /** The key of the first curve of the position at the current time. */
  int key() {
    return keys[0];
  }

  /** The key of the first curve of the rotation at the current time. */
  int rotationKey() {
    return keys[POSITION];
  }

  private double value(int axis, double time) {
    Curve curve = curves[axis];
    int last = curve.size() - 1;
    int key = keys[axis];
    while (key > 0 && curve.time(key) > time) {
      key--;
    }
    while (key < last && curve.time(key + 1) <= time) {
      key++;
    }
    keys[axis] = key;
    double value = curve.value(key);
    double from = curve.time(key);
    if (key == last || time <= from) {
      return value;
    }
    double part = (time - from) / (curve.time(key + 1) - from);
    return value + (curve.value(key + 1) - value) * part;
  }
}
