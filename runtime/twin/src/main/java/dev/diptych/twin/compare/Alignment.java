package dev.diptych.twin.compare;

import java.util.Arrays;

/**
 * Aligns two sequences by their longest common subsequence, with the algorithm of Myers in linear
 * space. If the sequences differ too much, the result is a common subsequence, but not the longest.
 *
 * <p>That bound is why this is not java-diff-utils. In a recording that was sampled again or moved,
 * all rows differ. There the algorithms of that library take time with the square of the rows, 7 s
 * for 40 000 and more than an hour for a million, instead of 0.1 s and 1 s, and they cannot be told
 * to stop at what they have found. With few differences they take two to five times as long,
 * because they work on lists of objects. Of equally long subsequences they also prefer others.
 */
public final class Alignment {
  /** Determines which elements are equal. */
  @FunctionalInterface
  public interface Equality {
    /** Whether element {@code i} of the first sequence equals element {@code j} of the second. */
    boolean test(int i, int j);
  }

  /** Number of differences after which the search stops at the best point so far. */
  private static final int MAX_COST = 512;

  /** The same after {@link #MAX_WORK}, so that long sequences take linear time. */
  private static final int LOW_COST = 16;

  /** Number of steps on diagonals that are spent on short results. */
  private static final long MAX_WORK = 1L << 25;

  private static final int UNREACHED = Integer.MIN_VALUE / 2;

  private final Equality equality;
  private final int[] matches;
  private final int[] forward;
  private final int[] backward;
  private long work;

  private Alignment(int n, int m, Equality equality) {
    this.equality = equality;
    this.matches = new int[n];
    int diagonals = 2 * (int) Math.min(MAX_COST, ((long) n + m + 1) / 2 + 1) + 3;
    this.forward = new int[diagonals];
    this.backward = new int[diagonals];
    Arrays.fill(matches, -1);
  }

  /**
   * Aligns two sequences.
   *
   * @param n length of the first
   * @param m length of the second
   * @param equality which elements are equal
   * @return for each element of the first the index of its equal in the second, ascending, or -1
   */
  public static int[] match(int n, int m, Equality equality) {
    Alignment alignment = new Alignment(n, m, equality);
    alignment.align(0, n, 0, m);
    return alignment.matches;
  }

  private void align(int fromA, int toA, int fromB, int toB) {
    int a = fromA;
    int b = fromB;
    int endA = toA;
    int endB = toB;
    while (true) {
      while (a < endA && b < endB && equality.test(a, b)) {
        matches[a++] = b++;
      }
      while (a < endA && b < endB && equality.test(endA - 1, endB - 1)) {
        matches[--endA] = --endB;
      }
      if (a == endA || b == endB) {
        return;
      }
      if (endA - a == 1 || endB - b == 1) {
        single(a, endA, b, endB);
        return;
      }
      long split = split(a, endA, b, endB);
      int x = (int) (split >> 32);
      int y = (int) split;
      // The smaller part by recursion, so that the depth is logarithmic.
      if ((long) x - a + y - b < (long) endA - x + endB - y) {
        align(a, x, b, y);
        a = x;
        b = y;
      } else {
        align(x, endA, y, endB);
        endA = x;
        endB = y;
      }
    }
  }

  private void single(int a, int endA, int b, int endB) {
    for (int i = a; i < endA; i++) {
      for (int j = b; j < endB; j++) {
        if (equality.test(i, j)) {
          matches[i] = j;
          return;
        }
      }
    }
  }

  /** A point on a short path, other than the corners; x in the upper and y in the lower half. */
  private long split(int a, int endA, int b, int endB) {
    int n = endA - a;
    int m = endB - b;
    int delta = n - m;
    int zero = forward.length / 2;
    int limit = Math.min(zero - 1, (int) (((long) n + m + 1) / 2));
    limit = work > MAX_WORK ? Math.min(limit, LOW_COST) : limit;
    forward[zero] = 0;
    backward[zero] = 0;
    for (int d = 1; d <= limit; d++) {
      clear(zero, d);
      work += 2L * d;
      for (int k = -d; k <= d; k += 2) {
        int x = step(forward, zero, k, d, n, m);
        while (x >= 0 && x < n && x - k < m && equality.test(a + x, b + x - k)) {
          x++;
        }
        forward[zero + k] = x;
        int other = delta - k;
        if ((delta & 1) != 0 && meets(x, backward, zero, other, d - 1, n)) {
          return point(a + x, b + x - k);
        }
      }
      for (int k = -d; k <= d; k += 2) {
        int x = step(backward, zero, k, d, n, m);
        while (x >= 0 && x < n && x - k < m && equality.test(endA - 1 - x, endB - 1 - x + k)) {
          x++;
        }
        backward[zero + k] = x;
        int other = delta - k;
        if ((delta & 1) == 0 && meets(x, forward, zero, other, d, n)) {
          return point(endA - x, endB - x + k);
        }
      }
    }
    return furthest(a, b, zero, limit);
  }

  /** Diagonals are used alternately: those of step {@code d} are read as neighbours before. */
  private void clear(int zero, int d) {
    forward[zero + d] = UNREACHED;
    forward[zero - d] = UNREACHED;
    backward[zero + d] = UNREACHED;
    backward[zero - d] = UNREACHED;
  }

  /** Where diagonal {@code k} begins with one step from a neighbour; negative if outside. */
  private static int step(int[] reached, int zero, int k, int d, int n, int m) {
    int right = k > -d ? reached[zero + k - 1] + 1 : UNREACHED;
    int down = k < d ? reached[zero + k + 1] : UNREACHED;
    right = right > n ? UNREACHED : right;
    down = down - k > m ? UNREACHED : down;
    int x = Math.max(right, down);
    return x < 0 ? UNREACHED : x;
  }

  private static boolean meets(int x, int[] reached, int zero, int other, int d, int n) {
    if (x < 0 || Math.abs(other) > d) {
      return false;
    }
    int found = reached[zero + other];
    return found >= 0 && x + found >= n;
  }

  /** The furthest point that the search reached from the start. */
  private long furthest(int a, int b, int zero, int limit) {
    long best = -1;
    int bestX = 0;
    int bestY = 0;
    for (int k = -limit; k <= limit; k += 2) {
      int x = forward[zero + k];
      if (x >= 0 && 2L * x - k > best) {
        best = 2L * x - k;
        bestX = x;
        bestY = x - k;
      }
    }
    return point(a + bestX, b + bestY);
  }

  private static long point(int x, int y) {
    return ((long) x << 32) | (y & 0xFFFF_FFFFL);
  }
}
