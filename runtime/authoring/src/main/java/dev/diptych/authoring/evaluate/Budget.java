package dev.diptych.authoring.evaluate;

import dev.diptych.authoring.tree.Origin;

/** Bounds what a text may expand to. */
public final class Budget {
  /** Maximum number of rows. */
  public static final long MAX_ROWS = 10_000_000;

  /** Maximum number of evaluated items: a {@code use} evaluates its items each time. */
  static final long MAX_ITEMS = 2_000_000;

  /** Maximum number of values that references copy: {@code ($a $a)} doubles each time. */
  static final long MAX_VALUES = 4_000_000;

  /** Maximum depth of references, repetitions and inclusions together. */
  static final int MAX_DEPTH = 64;

  private final Report report;
  private long items;
  private long values;
  private long rows;
  private boolean exceeded;

  /** A new budget that reports to {@code report}. */
  public Budget(Report report) {
    this.report = report;
  }

  /** Counts evaluated items; whether more may follow. */
  boolean items(long count, Origin at) {
    items += Math.min(count, MAX_ITEMS + 1);
    return items <= MAX_ITEMS || exceed(at, "more than 2,000,000 items to expand");
  }

  /** Counts values that a reference copies; whether they fit. */
  boolean values(long count, Origin at) {
    values += Math.min(count, MAX_VALUES + 1);
    return values <= MAX_VALUES || exceed(at, "references expand to more than 4,000,000 values");
  }

  /** Whether a limit was exceeded, so that nothing more is evaluated. */
  boolean exceeded() {
    return exceeded;
  }

  /** Counts rows; whether they fit. */
  public boolean rows(long count, Origin at) {
    rows += Math.min(count, MAX_ROWS + 1);
    return rows <= MAX_ROWS || exceed(at, "more than 10,000,000 rows");
  }

  /** Whether {@code depth} is allowed. */
  boolean depth(int depth, Origin at) {
    if (depth > MAX_DEPTH && !exceeded) {
      exceeded = true;
      report.error("too-deep", at, "more than " + MAX_DEPTH + " nested expansions");
    }
    return depth <= MAX_DEPTH;
  }

  private boolean exceed(Origin at, String message) {
    if (!exceeded) {
      exceeded = true;
      report.error("too-much", at, message);
    }
    return false;
  }
}
