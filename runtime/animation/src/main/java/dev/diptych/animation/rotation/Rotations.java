package dev.diptych.animation.rotation;

import dev.diptych.animation.curve.Curve;
import dev.diptych.animation.curve.Numbers;
import java.util.List;

/**
 * The keys that several curves have at the same time, bit for bit.
 *
 * <p>Only these are looked at together. Between keys a curve runs straight, and the straight way
 * from one rotation to another leaves unit length by nature: whoever evaluates a curve at a time
 * where it has no key finds fault with recordings that have none. A key, on the other hand, is what
 * somebody meant. Where times are not in order, some common keys may be missed; that is a finding
 * of its own.
 */
public final class Rotations {
  private final List<Curve> curves;
  // The keys of the curves at each shared key; null where all curves have all keys in common.
  private final int[] keys;
  private final int size;

  private Rotations(List<Curve> curves, int[] keys, int size) {
    this.curves = curves;
    this.keys = keys;
    this.size = size;
  }

  /** What {@code curves} have in common. */
  public static Rotations of(List<Curve> curves) {
    return same(curves) ? new Rotations(curves, null, curves.get(0).size()) : common(curves);
  }

  /** Whether all curves have the same times, as a recorder writes them. */
  private static boolean same(List<Curve> curves) {
    Curve first = curves.get(0);
    if (!first.facts().ascending()) {
      return false;
    }
    for (Curve curve : curves) {
      if (curve.size() != first.size()) {
        return false;
      }
      for (int key = 0; key < first.size(); key++) {
        if (curve.timeBits(key) != first.timeBits(key)) {
          return false;
        }
      }
    }
    return true;
  }

  private static Rotations common(List<Curve> curves) {
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
    return new Rotations(curves, keys, size);
  }

  /** Moves all curves but the first to its time, and tells whether all have a key there. */
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

  /** How many keys they share. */
  public int size() {
    return size;
  }

  /** Which key of curve {@code axis} the shared key {@code row} is. */
  public int key(int row, int axis) {
    return keys == null ? row : keys[row * curves.size() + axis];
  }

  /** The value of curve {@code axis} at the shared key {@code row}. */
  public double value(int row, int axis) {
    return curves.get(axis).value(key(row, axis));
  }

  /** The product of two shared keys: 1 where they are the same rotation, below 0 across a flip. */
  public double dot(int row, int other) {
    double sum = 0;
    for (int axis = 0; axis < curves.size(); axis++) {
      sum += value(row, axis) * value(other, axis);
    }
    return sum;
  }

  /** The length of a shared key; not finite where one of its values is not. */
  public double length(int row) {
    return Math.sqrt(dot(row, row));
  }

  /** The time of a shared key, for people. */
  public String time(int row) {
    return Numbers.exact(curves.get(0).time(key(row, 0))) + " s";
  }
}
