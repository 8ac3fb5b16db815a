package dev.diptych.animation.convert;

import dev.diptych.animation.curve.Curve;
import java.util.Map;
import java.util.TreeMap;

/**
 * A curve of an input animation as straight lines from key to key. Keys whose time or value is not
 * finite are left out.
 */
final class Line {
  private final TreeMap<Float, Float> keys = new TreeMap<>();
  private boolean whole = true;

  Line(Curve curve) {
    for (int key = 0; key < curve.size(); key++) {
      if (Float.isFinite(curve.time(key)) && Float.isFinite(curve.value(key))) {
        keys.put(curve.time(key), curve.value(key));
      } else {
        whole = false;
      }
    }
  }

  /** Whether no key was left out. */
  boolean isWhole() {
    return whole;
  }

  /** The times of its keys, ascending. */
  Iterable<Float> times() {
    return keys.keySet();
  }

  boolean isEmpty() {
    return keys.isEmpty();
  }

  /**
   * The value at {@code time}; the first before the first key, the last after the last, and 0 where
   * there are no keys, as in playback.
   */
  double at(double time) {
    if (isEmpty()) {
      return 0;
    }
    Map.Entry<Float, Float> before = keys.floorEntry((float) time);
    Map.Entry<Float, Float> after = keys.ceilingEntry((float) time);
    if (before == null || after == null || before.getKey().equals(after.getKey())) {
      return before == null ? after.getValue() : before.getValue();
    }
    // As doubles: the difference of two floats may be infinite.
    double from = before.getKey();
    double part = (time - from) / (after.getKey() - from);
    double value = before.getValue();
    return value + part * (after.getValue() - value);
  }
}
