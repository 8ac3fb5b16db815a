package dev.diptych.animation.convert;

import dev.diptych.animation.curve.Curve;
import java.util.Map;
import java.util.TreeMap;

/** A curve of an input animation as straight lines from key to key. */
final class Line {
  private final TreeMap<Float, Float> keys = new TreeMap<>();

  Line(Curve curve) {
    for (int key = 0; key < curve.size(); key++) {
      if (Float.isFinite(curve.time(key)) && Float.isFinite(curve.value(key))) {
        keys.put(curve.time(key), curve.value(key));
      }
    }
  }

  /** The times of its keys, ascending. */
  Iterable<Float> times() {
    return keys.keySet();
  }

  boolean isEmpty() {
    return keys.isEmpty();
  }

  /** The value at {@code time}; the first before the first key, the last after the last. */
  double at(double time) {
    Map.Entry<Float, Float> before = keys.floorEntry((float) time);
    Map.Entry<Float, Float> after = keys.ceilingEntry((float) time);
    if (before == null || after == null || before.getKey().equals(after.getKey())) {
      return before == null ? after.getValue() : before.getValue();
    }
    double part = (time - before.getKey()) / (after.getKey() - before.getKey());
    return before.getValue() + part * (after.getValue() - before.getValue());
  }
}
