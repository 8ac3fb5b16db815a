package dev.diptych.animation.convert;

import dev.diptych.animation.input.Curve;
import java.util.Map;
import java.util.TreeMap;

/**
 * A curve of an input animation with straight lines between its keys. Keys without a finite time
 * and value are dropped.
 */
final class LinearCurve {
  private final TreeMap<Float, Float> keys = new TreeMap<>();
  private boolean complete = true;

  LinearCurve(Curve curve) {
    for (int key = 0; key < curve.size(); key++) {
      if (Float.isFinite(curve.time(key)) && Float.isFinite(curve.value(key))) {
        keys.put(curve.time(key), curve.value(key));
      } else {
        complete = false;
      }
    }
  }

  /** Whether no key was dropped. */
  boolean isComplete() {
    return complete;
  }

  /** The times of its keys, ascending. */
  Iterable<Float> times() {
    return keys.keySet();
  }

  boolean isEmpty() {
    return keys.isEmpty();
  }

  /**
   * The value at {@code time}: that of the first key before it, of the last key after it, and 0
   * without keys, as in playback.
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
    // Doubles, since the difference of two floats may be infinite.
    double from = before.getKey();
    double part = (time - from) / (after.getKey() - from);
    double value = before.getValue();
    return value + part * (after.getValue() - value);
  }
}
