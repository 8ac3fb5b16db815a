package dev.diptych.conformance.editing;

import dev.diptych.conformance.independent.Curve;
import dev.diptych.conformance.independent.Key;
import java.util.List;

/**
 * Evaluates curves with clamped ends by bisection on a Bézier curve, in the plainest way: nothing
 * of the product's evaluation, and slow.
 */
final class Evaluator {
  private static final int STEPS = 80;

  private Evaluator() {}

  /** The value of {@code curve} at {@code time}; booleans hold. */
  static double at(Curve curve, double time, boolean holds) {
    List<Key> keys = curve.keys();
    if (keys.isEmpty()) {
      return 0;
    }
    if (time < keys.get(0).time()) {
      return keys.get(0).value();
    }
    int key = 0;
    while (key + 1 < keys.size() && keys.get(key + 1).time() <= time) {
      key++;
    }
    boolean last = key + 1 == keys.size();
    return last || holds ? keys.get(key).value() : between(keys.get(key), keys.get(key + 1), time);
  }

  private static double between(Key from, Key to, double time) {
    double span = (double) to.time() - from.time();
    double part = (time - from.time()) / span;
    double[] leave = handle(from, 3, 5, 2);
    double[] arrive = handle(to, 2, 4, 1);
    if (Double.isInfinite(leave[0]) || Double.isInfinite(arrive[0])) {
      return from.value();
    }
    double low = 0;
    double high = 1;
    for (int i = 0; i < STEPS; i++) {
      double u = (low + high) / 2;
      if (bezier(0, leave[1], 1 - arrive[1], 1, u) < part) {
        low = u;
      } else {
        high = u;
      }
    }
    return bezier(
        from.value(),
        from.value() + leave[1] * leave[0] * span,
        to.value() - arrive[1] * arrive[0] * span,
        to.value(),
        (low + high) / 2);
  }

  /** Slope and weight of one side of a key. */
  private static double[] handle(Key key, int slope, int weight, int bit) {
    if (key.bits().length == Key.SHORT_WORDS) {
      return new double[] {0, 0};
    }
    boolean weighted = (key.bits()[6] & bit) != 0;
    double length = weighted ? Float.intBitsToFloat(key.bits()[weight]) : 1.0 / 3;
    return new double[] {Float.intBitsToFloat(key.bits()[slope]), length};
  }

  private static double bezier(double a, double b, double c, double d, double u) {
    double v = 1 - u;
    return v * v * v * a + 3 * v * v * u * b + 3 * v * u * u * c + u * u * u * d;
  }
}
