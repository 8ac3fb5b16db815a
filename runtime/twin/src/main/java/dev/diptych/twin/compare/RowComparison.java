package dev.diptych.twin.compare;

import java.util.Arrays;

/**
 * Aligns the rows of two tables. Equal rows come first; between them, rows with the same key have
 * changed, and rows with the same cells and another key have moved, whichever explains more.
 */
final class RowComparison {
  private final RowPairs pairs;
  private final RowChanges changes;
  private final int[] matches;
  private final Kind[] kinds;
  private final boolean keyed;

  private RowComparison(Rows a, Rows b, RowPairs pairs) {
    this.pairs = pairs;
    this.changes = new RowChanges(a, b, pairs, false);
    this.keyed = a.key() >= 0;
    this.matches = new int[a.count()];
    this.kinds = new Kind[a.count()];
    Arrays.fill(matches, -1);
  }

  static RowChanges of(Rows a, Rows b, RowPairs pairs) {
    return new RowComparison(a, b, pairs).run();
  }

  private RowChanges run() {
    int n = changes.before().count();
    int m = changes.after().count();
    int[] equal = Alignment.match(n, m, pairs::same);
    int b = 0;
    int a = 0;
    for (int i = 0; i <= n; i++) {
      if (i == n || equal[i] >= 0) {
        gap(a, i, b, i == n ? m : equal[i]);
        if (i < n) {
          matches[i] = equal[i];
          b = equal[i] + 1;
          a = i + 1;
        }
      }
    }
    collect(n, m);
    return changes;
  }

  /** Pairs rows of which none are equal. */
  private void gap(int a, int endA, int b, int endB) {
    if (a == endA || b == endB) {
      return;
    }
    if (!keyed) {
      int both = Math.min(endA - a, endB - b);
      for (int i = 0; i < both; i++) {
        pair(a + i, b + i, Kind.CHANGED);
      }
      return;
    }
    int n = endA - a;
    int m = endB - b;
    int[] byKey = Alignment.match(n, m, (i, j) -> pairs.sameKey(a + i, b + j));
    int[] byCells = Alignment.match(n, m, (i, j) -> pairs.sameCells(a + i, b + j));
    boolean moved = cost(byCells, m, a, b, true) < cost(byKey, m, a, b, false);
    int[] first = moved ? byCells : byKey;
    int fromA = 0;
    int fromB = 0;
    for (int i = 0; i <= n; i++) {
      if (i == n || first[i] >= 0) {
        remaining(a + fromA, a + i, b + fromB, b + (i == n ? m : first[i]), !moved);
        if (i < n) {
          pair(a + i, b + first[i], moved ? Kind.MOVED : Kind.CHANGED);
          fromA = i + 1;
          fromB = first[i] + 1;
        }
      }
    }
  }

  /** Pairs the rows between paired rows by what did not decide there. */
  private void remaining(int a, int endA, int b, int endB, boolean moved) {
    if (a == endA || b == endB) {
      return;
    }
    int[] found =
        Alignment.match(
            endA - a,
            endB - b,
            (i, j) -> moved ? pairs.sameCells(a + i, b + j) : pairs.sameKey(a + i, b + j));
    for (int i = 0; i < found.length; i++) {
      if (found[i] >= 0) {
        pair(a + i, b + found[i], moved ? Kind.MOVED : Kind.CHANGED);
      }
    }
  }

  /** Rows without a pair, and changed rows or runs of moved rows. */
  private long cost(int[] found, int m, int a, int b, boolean moved) {
    long matched = 0;
    long runs = 0;
    int last = -1;
    for (int i = 0; i < found.length; i++) {
      if (found[i] >= 0) {
        matched++;
        boolean continues =
            moved
                && last >= 0
                && last == i - 1
                && found[last] == found[i] - 1
                && sameShift(a + last, b + found[last], a + i, b + found[i]);
        runs += continues ? 0 : 1;
        last = i;
      }
    }
    return found.length + m - 2 * matched + runs;
  }

  private void pair(int i, int j, Kind kind) {
    matches[i] = j;
    kinds[i] = kind;
  }

  /** Whether two pairs of rows have moved by the same distance, up to rounding. */
  private boolean sameShift(int i, int j, int nextI, int nextJ) {
    double one = pairs.shift(i, j);
    double other = pairs.shift(nextI, nextJ);
    double scale = Math.max(Math.abs(key(nextI)), Math.abs(one));
    return one == other || Math.abs(one - other) <= 1e-6 * Math.max(scale, 1e-3);
  }

  private double key(int row) {
    Rows before = changes.before();
    return before.columns().get(before.key()).value(row);
  }

  private void collect(int n, int m) {
    int j = 0;
    for (int i = 0; i < n; i++) {
      if (matches[i] < 0) {
        changes.add(Kind.REMOVED, i, j, 1);
        continue;
      }
      if (matches[i] > j) {
        changes.add(Kind.ADDED, i, j, matches[i] - j);
      }
      j = matches[i];
      if (kinds[i] == Kind.CHANGED) {
        changes.add(Kind.CHANGED, i, j, 1);
        int to = j;
        int from = i;
        pairs.distances(i, j).forEach((name, far) -> changes.measured(name, far, from, to));
      } else if (kinds[i] == Kind.MOVED) {
        moved(i, j);
      }
      j++;
    }
    if (m > j) {
      changes.add(Kind.ADDED, n, j, m - j);
    }
  }

  private void moved(int i, int j) {
    boolean joins =
        i > 0
            && kinds[i - 1] == Kind.MOVED
            && matches[i - 1] == j - 1
            && sameShift(i - 1, j - 1, i, j);
    if (joins) {
      changes.add(Kind.MOVED, i, j, 1);
    } else {
      changes.addSeparate(Kind.MOVED, i, j, 1);
    }
  }
}
