package dev.diptych.authoring.evaluate;

import dev.diptych.authoring.tree.Origin;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;

/** Bounds what a text may expand to. */
public final class Budget {
  /** Maximum number of rows. */
  public static final long MAX_ROWS = 10_000_000;

  /** Maximum number of evaluated items: a {@code use} evaluates its items each time. */
  static final long MAX_ITEMS = 1_000_000;

  /**
   * Maximum number of values that references copy and calculations give: {@code ($a $a)} doubles
   * each time.
   */
  static final long MAX_VALUES = 1_000_000;

  /** Maximum depth of references, repetitions and inclusions together. */
  static final int MAX_DEPTH = 64;

  /** What words of vocabularies may take. {@code --limit} multiplies each. */
  public enum Quota {
    /** Rows that repetitions add. */
    REPEATED(1_000_000, "rows that are repeated"),

    /** Rows that are read as keys of a movement. */
    KEYS(400_000, "rows that are read as keys"),

    /** Numbers of samples of movements. */
    SAMPLES(8_000_000, "numbers to sample movements"),

    /** Frames at which movements are computed. */
    FRAMES(1_000_000, "frames with easings"),

    /** Numbers of computed rows. */
    CELLS(1_000_000, "numbers in computed rows");

    private final long most;
    private final String unit;

    Quota(long most, String unit) {
      this.most = most;
      this.unit = unit;
    }
  }

  private static final String RAISE = "--limit N allows N times as many";

  private final Report report;
  private final int limit;
  private final Map<Quota, Long> taken = new EnumMap<>(Quota.class);
  private long items;
  private long values;
  private long rows;
  private boolean exceeded;

  /** A new budget that reports to {@code report}. */
  public Budget(Report report) {
    this(report, 1);
  }

  /** A new budget whose quotas are {@code limit} times the default. */
  public Budget(Report report, int limit) {
    this.report = report;
    this.limit = limit;
  }

  /** What is left of {@code quota}. */
  public long left(Quota quota) {
    return quota.most * limit - taken.getOrDefault(quota, 0L);
  }

  /** Takes from {@code quota} before anything is allocated; whether it was left. */
  public boolean take(Quota quota, long count, Origin at) {
    boolean fits = count <= left(quota);
    // What exceeds it is not counted twice: another movement may be smaller.
    taken.merge(quota, fits ? count : 0, Long::sum);
    return fits || exceed(quota, at);
  }

  /** Reports that more than all of {@code quota} is needed. */
  public boolean exceed(Quota quota, Origin at, String... help) {
    return exceed(
        at, counted(quota.most, quota.unit), help.length > 0 ? help : new String[] {RAISE});
  }

  private boolean exceed(Origin at, long most, String unit) {
    return exceed(at, counted(most, unit), RAISE);
  }

  private String counted(long most, String unit) {
    return String.format(Locale.ROOT, "more than %,d %s", most * limit, unit);
  }

  /** Counts evaluated items; whether more may follow. */
  boolean items(long count, Origin at) {
    items += Math.min(count, MAX_ITEMS * limit + 1);
    return items <= MAX_ITEMS * limit || exceed(at, MAX_ITEMS, "items to expand");
  }

  /** Counts values that a reference copies or a calculation gives; whether they fit. */
  boolean values(long count, Origin at) {
    values += Math.min(count, MAX_VALUES * limit + 1);
    return values <= MAX_VALUES * limit
        || exceed(at, MAX_VALUES, "values that references and calculations give");
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

  /**
   * Whether rows may be added, which are counted when they are: for what allocates them before.
   * Reports an error otherwise.
   */
  public boolean mayAdd(long count, Origin at) {
    return rows + count <= MAX_ROWS || exceed(at, "more than 10,000,000 rows");
  }

  /** Whether {@code depth} is allowed. */
  boolean depth(int depth, Origin at) {
    if (depth > MAX_DEPTH && !exceeded) {
      exceeded = true;
      report.error("too-deep", at, "more than " + MAX_DEPTH + " nested expansions");
    }
    return depth <= MAX_DEPTH;
  }

  private boolean exceed(Origin at, String message, String... help) {
    if (!exceeded) {
      exceeded = true;
      report.error("too-much", at, message, help);
    }
    return false;
  }
}
