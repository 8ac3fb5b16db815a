package dev.diptych.twin.compare;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * How the rows of a table differ: runs of rows in the order of the table, in four numbers each.
 * Rows that are equal are in no run.
 */
public final class RowChanges {
  private final Rows before;
  private final Rows after;
  private final Map<String, Largest> largest = new LinkedHashMap<>();
  private final int[] counts = new int[Kind.values().length];
  private final RowPairs pairs;
  private final boolean exchanged;
  private int[] runs = new int[16];
  private int length;

  RowChanges(Rows before, Rows after, RowPairs pairs, boolean exchanged) {
    this.before = before;
    this.after = after;
    this.pairs = pairs;
    this.exchanged = exchanged;
  }

  /** The distances of two rows by measure or column, without those that are 0. */
  public Map<String, Distance> distances(int i, int j) {
    return exchanged ? pairs.distances(j, i) : pairs.distances(i, j);
  }

  /** How far the keys of moved rows are shifted, with a sign; the tables have keys. */
  public double shift(Run run) {
    return exchanged
        ? -pairs.shift(run.after(), run.before())
        : pairs.shift(run.before(), run.after());
  }

  /**
   * A run of rows.
   *
   * @param kind how they differ
   * @param before index of the first row in the first document; for added rows where they are
   *     missing
   * @param after the same in the second document
   * @param count number of rows
   */
  public record Run(Kind kind, int before, int after, int count) {}

  /**
   * The largest difference in a column or by a measure.
   *
   * @param distance the distance
   * @param before the row in the first document
   * @param after the row in the second document
   */
  public record Largest(Distance distance, int before, int after) {}

  /** The rows of the first document. */
  public Rows before() {
    return before;
  }

  /** The rows of the second document. */
  public Rows after() {
    return after;
  }

  /** Number of runs. */
  public int runs() {
    return length / 4;
  }

  /** The run at {@code index}. */
  public Run run(int index) {
    int at = index * 4;
    return new Run(Kind.at(runs[at]), runs[at + 1], runs[at + 2], runs[at + 3]);
  }

  /** Number of rows that differ in this way. */
  public int count(Kind kind) {
    return counts[kind.index()];
  }

  /** Number of rows that differ in any way. */
  public int total() {
    return Arrays.stream(counts).sum();
  }

  /** The largest differences of changed rows, by column or measure. */
  public Map<String, Largest> largest() {
    return largest;
  }

  /** The changes after the documents are exchanged. */
  RowChanges mirrored() {
    RowChanges mirrored =
        new RowChanges(/* before= */ after, /* after= */ before, pairs, !exchanged);
    for (int i = 0; i < length; i += 4) {
      mirrored.put(Kind.at(runs[i]).mirrored(), runs[i + 2], runs[i + 1], runs[i + 3], false);
    }
    largest.forEach(
        (name, at) ->
            mirrored.largest.put(
                name,
                new Largest(at.distance(), /* before= */ at.after(), /* after= */ at.before())));
    return mirrored;
  }

  /** Adds rows; they join the last run if they continue it. */
  void add(Kind kind, int a, int b, int count) {
    put(kind, a, b, count, true);
  }

  /** Adds a run that the last one must not join. */
  void addSeparate(Kind kind, int a, int b, int count) {
    put(kind, a, b, count, false);
  }

  private void put(Kind kind, int a, int b, int count, boolean join) {
    counts[kind.index()] += count;
    int last = length - 4;
    if (join && last >= 0 && runs[last] == kind.index()) {
      int stepA = kind == Kind.ADDED ? 0 : runs[last + 3];
      int stepB = kind == Kind.REMOVED ? 0 : runs[last + 3];
      if (runs[last + 1] + stepA == a && runs[last + 2] + stepB == b) {
        runs[last + 3] += count;
        return;
      }
    }
    if (length == runs.length) {
      runs = Arrays.copyOf(runs, length + (length >> 1) / 4 * 4 + 4);
    }
    runs[length++] = kind.index();
    runs[length++] = a;
    runs[length++] = b;
    runs[length++] = count;
  }

  void measured(String name, Distance distance, int a, int b) {
    Largest most = largest.get(name);
    if (most == null || distance.amount() > most.distance().amount()) {
      largest.put(name, new Largest(distance, a, b));
    }
  }
}
