package dev.diptych.animation.input.rotation;

import dev.diptych.animation.input.Curve;
import dev.diptych.animation.report.NumberFormatting;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The keys that several curves have at the same time, bit for bit.
 *
 * <p>Lints only check these. Between keys a curve is a straight line, which leaves unit length even
 * between correct rotations, so checking interpolated values would report faults in correct files.
 * If times are not in order, some shared keys may be missed; a lint of its own reports that.
 */
public final class SharedKeys {
  private final Curve[] curves;
  // The key of each curve for each shared key; null if the curves share all keys.
  private final int @Nullable [] keys;
  private final int size;

  private SharedKeys(List<Curve> curves, int @Nullable [] keys, int size) {
    this.curves = curves.toArray(Curve[]::new);
    this.keys = keys;
    this.size = size;
  }

  /** The shared keys of {@code curves}. */
  public static SharedKeys of(List<Curve> curves) {
    return same(curves) ? new SharedKeys(curves, null, curves.get(0).size()) : common(curves);
  }

  /** Whether all curves have the same times, as recorders write them. */
  private static boolean same(List<Curve> curves) {
    Curve first = curves.get(0);
    return first.facts().ascending() && curves.stream().allMatch(first::hasTimesOf);
  }

  private static SharedKeys common(List<Curve> curves) {
    int width = curves.size();
    Curve first = curves.get(0);
    int[] keys = new int[width * first.size()];
    int[] next = new int[width];
    int size = 0;
    for (int key = 0; key < first.size(); key++) {
      next[0] = key;
      if (advance(curves, next)) {
        System.arraycopy(next, 0, keys, width * size++, width);
        for (int i = 1; i < width; i++) {
          next[i]++;
        }
      }
    }
    return new SharedKeys(curves, keys, size);
  }

  /** Advances all other curves to the time of the first; whether all have a key there. */
  private static boolean advance(List<Curve> curves, int[] next) {
    int bits = curves.get(0).timeBits(next[0]);
    float time = Float.intBitsToFloat(bits);
    boolean all = true;
    for (int i = 1; i < next.length; i++) {
      Curve curve = curves.get(i);
      while (next[i] < curve.size() && curve.time(next[i]) < time) {
        next[i]++;
      }
      all &= next[i] < curve.size() && curve.timeBits(next[i]) == bits;
    }
    return all;
  }

  /** The number of shared keys. */
  public int size() {
    return size;
  }

  /** The key of curve {@code axis} at the shared key {@code row}. */
  public int key(int row, int axis) {
    return keys == null ? row : keys[row * curves.length + axis];
  }

  /** The value of curve {@code axis} at the shared key {@code row}. */
  public double value(int row, int axis) {
    return curves[axis].value(key(row, axis));
  }

  /** The number of curves. */
  int axes() {
    return curves.length;
  }

  /** The values of curve {@code axis} at {@code count} shared keys from {@code from} on. */
  void values(int axis, int from, int count, double[] into) {
    if (keys == null) {
      curves[axis].values(from, count, into);
      return;
    }
    for (int i = 0; i < count; i++) {
      into[i] = value(from + i, axis);
    }
  }

  /** The dot product of two shared keys: 1 for equal rotations, negative across a sign flip. */
  public double dot(int row, int other) {
    double sum = 0;
    for (int axis = 0; axis < curves.length; axis++) {
      sum += value(row, axis) * value(other, axis);
    }
    return sum;
  }

  /** The length of a shared key; not finite if one of its values is not. */
  public double length(int row) {
    double sum = 0;
    for (int axis = 0; axis < curves.length; axis++) {
      double value = value(row, axis);
      sum += value * value;
    }
    return Math.sqrt(sum);
  }

  /** The time of a shared key in seconds. */
  public double seconds(int row) {
    return curves[0].time(key(row, 0));
  }

  /** The time of a shared key for messages. */
  public String time(int row) {
    return NumberFormatting.exact((float) seconds(row)) + " s";
  }
}
