package dev.diptych.animation.input.rotation;

import java.util.Arrays;

/**
 * The least and the greatest of a quantity over all shared keys. A lint that finds both in order
 * need not look at single keys. Keys whose quantity is not a number do not count.
 *
 * @param least positive infinity without keys
 * @param greatest negative infinity without keys
 */
public record KeyBounds(double least, double greatest) {
  static final KeyBounds NONE = new KeyBounds(Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY);

  /** Small loops that run often are compiled early, and their numbers stay in the cache. */
  static final int BLOCK = 512;

  /** The bounds of {@link SharedKeys#length}. */
  public static KeyBounds ofLengths(SharedKeys keys) {
    double[] values = new double[BLOCK];
    double[] sums = new double[BLOCK];
    KeyBounds squares = NONE;
    for (int from = 0; from < keys.size(); from += BLOCK) {
      int count = Math.min(BLOCK, keys.size() - from);
      Arrays.fill(sums, 0);
      for (int axis = 0; axis < keys.axes(); axis++) {
        keys.values(axis, from, count, values);
        addProducts(values, 0, sums, count);
      }
      squares = squares.with(sums, count);
    }
    return squares.roots(keys);
  }

  /** The bounds of lengths, of which these are the squares. */
  KeyBounds roots(SharedKeys keys) {
    return keys.size() == 0 ? NONE : new KeyBounds(Math.sqrt(least), Math.sqrt(greatest));
  }

  /** Adds the product of each value and the one {@code step} after it. */
  static void addProducts(double[] values, int step, double[] sums, int count) {
    for (int i = 0; i < count; i++) {
      sums[i] += values[i] * values[i + step];
    }
  }

  KeyBounds with(double[] sums, int count) {
    double low = least;
    double high = greatest;
    for (int i = 0; i < count; i++) {
      // Math.min and max would return NaN.
      low = sums[i] < low ? sums[i] : low;
      high = sums[i] > high ? sums[i] : high;
    }
    return new KeyBounds(low, high);
  }
}
