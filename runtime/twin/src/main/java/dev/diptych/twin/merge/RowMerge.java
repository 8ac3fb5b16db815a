package dev.diptych.twin.merge;

import dev.diptych.model.document.Table;
import dev.diptych.model.schema.RecordLayout;
import dev.diptych.model.schema.ScalarKind;
import dev.diptych.twin.compare.Alignment;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/**
 * Merges the rows of a table, or of several curves with common keys. If all keys ascend, each key
 * is merged by itself; otherwise runs of rows between equal rows are.
 */
final class RowMerge {
  private final Side base;
  private final Side ours;
  private final Side theirs;
  private final Picks forOurs = new Picks();
  private final Picks forTheirs = new Picks();

  private RowMerge(Side base, Side ours, Side theirs) {
    this.base = base;
    this.ours = ours;
    this.theirs = theirs;
  }

  /**
   * The tables of one document.
   *
   * @param tables tables of the same length
   * @param data their bytes
   */
  private record Side(List<Table> tables, List<ByteBuffer> data) {
    static Side of(List<Table> tables) {
      return new Side(tables, tables.stream().map(Table::data).toList());
    }

    int rows() {
      return tables.get(0).rows();
    }

    boolean same(int row, Side other, int otherRow) {
      for (int i = 0; i < tables.size(); i++) {
        int stride = tables.get(i).layout().stride();
        ByteBuffer one = data.get(i).slice(row * stride, stride);
        if (one.mismatch(other.data.get(i).slice(otherRow * stride, stride)) >= 0) {
          return false;
        }
      }
      return true;
    }

    boolean same(int from, int to, Side other, int otherFrom, int otherTo) {
      boolean same = to - from == otherTo - otherFrom;
      for (int i = 0; same && i < to - from; i++) {
        same = same(from + i, other, otherFrom + i);
      }
      return same;
    }

    double key(int row) {
      RecordLayout layout = tables.get(0).layout();
      ScalarKind kind = layout.columns().get(layout.key()).kind();
      long bits = tables.get(0).bits(row, layout.key());
      if (!kind.isFloat()) {
        return bits;
      }
      return kind.width() == 4 ? Float.intBitsToFloat((int) bits) : Double.longBitsToDouble(bits);
    }

    /** Whether the rows have keys, each greater than the one before. */
    boolean ascends() {
      RecordLayout layout = tables.get(0).layout();
      int key = layout.key();
      boolean ascends =
          key >= 0
              && (layout.columns().get(key).kind().isFloat()
                  || layout.columns().get(key).kind().width() < 8);
      for (int i = 0; ascends && i < rows(); i++) {
        ascends = Double.isFinite(key(i)) && (i == 0 || key(i - 1) < key(i));
      }
      return ascends;
    }
  }

  /** Rows of the result: runs of rows of one document. */
  private static final class Picks {
    private final List<Run> runs = new ArrayList<>();

    private record Run(Side side, int from, int to) {}

    @SuppressWarnings("ReferenceEquality") // There are only three sides.
    void add(Side side, int from, int to) {
      int last = runs.size() - 1;
      if (last >= 0 && runs.get(last).side == side && runs.get(last).to == from) {
        runs.set(last, new Run(side, runs.get(last).from, to));
      } else if (to > from) {
        runs.add(new Run(side, from, to));
      }
    }

    List<Table> tables(Side like) {
      List<Table> tables = new ArrayList<>();
      for (int i = 0; i < like.tables.size(); i++) {
        RecordLayout layout = like.tables.get(i).layout();
        int stride = layout.stride();
        int rows = runs.stream().mapToInt(run -> run.to - run.from).sum();
        ByteBuffer bytes = ByteBuffer.allocate(Math.multiplyExact(rows, stride));
        for (Run run : runs) {
          bytes.put(run.side.data.get(i).slice(run.from * stride, (run.to - run.from) * stride));
        }
        tables.add(new Table(layout, bytes.flip()));
      }
      return tables;
    }
  }

  /**
   * The merged tables with conflicts resolved in both ways.
   *
   * @param ours for the first document
   * @param theirs for the second document
   */
  record Result(List<Table> ours, List<Table> theirs) {}

  /** Merges tables; those of one document have the same length. */
  static Result merge(List<Table> base, List<Table> ours, List<Table> theirs) {
    RowMerge merge = new RowMerge(Side.of(base), Side.of(ours), Side.of(theirs));
    if (merge.base.ascends() && merge.ours.ascends() && merge.theirs.ascends()) {
      merge.byKey();
    } else {
      merge.byRuns();
    }
    return new Result(merge.forOurs.tables(merge.ours), merge.forTheirs.tables(merge.ours));
  }

  private void byKey() {
    int b = 0;
    int o = 0;
    int t = 0;
    while (b < base.rows() || o < ours.rows() || t < theirs.rows()) {
      double key = Math.min(key(base, b), Math.min(key(ours, o), key(theirs, t)));
      boolean inBase = key(base, b) == key;
      boolean inOurs = key(ours, o) == key;
      boolean inTheirs = key(theirs, t) == key;
      int endB = inBase ? b + 1 : b;
      int endO = inOurs ? o + 1 : o;
      int endT = inTheirs ? t + 1 : t;
      run(b, endB, o, endO, t, endT);
      if (endB == b && endO == o && endT == t) {
        throw new IllegalStateException("no row has the key " + key);
      }
      b = endB;
      o = endO;
      t = endT;
    }
  }

  private static double key(Side side, int row) {
    return row < side.rows() ? side.key(row) : Double.POSITIVE_INFINITY;
  }

  private void byRuns() {
    int[] toOurs = Alignment.match(base.rows(), ours.rows(), (i, j) -> base.same(i, ours, j));
    int[] toTheirs = Alignment.match(base.rows(), theirs.rows(), (i, j) -> base.same(i, theirs, j));
    int b = 0;
    int o = 0;
    int t = 0;
    for (int i = 0; i < base.rows(); i++) {
      if (toOurs[i] >= 0 && toTheirs[i] >= 0) {
        run(b, i, o, toOurs[i], t, toTheirs[i]);
        forOurs.add(ours, toOurs[i], toOurs[i] + 1);
        forTheirs.add(ours, toOurs[i], toOurs[i] + 1);
        b = i + 1;
        o = toOurs[i] + 1;
        t = toTheirs[i] + 1;
      }
    }
    run(b, base.rows(), o, ours.rows(), t, theirs.rows());
  }

  /** Merges a run of rows as a whole. */
  private void run(int b, int endB, int o, int endO, int t, int endT) {
    boolean unchanged = base.same(b, endB, ours, o, endO);
    boolean kept = unchanged || base.same(b, endB, theirs, t, endT);
    if (unchanged) {
      forOurs.add(theirs, t, endT);
      forTheirs.add(theirs, t, endT);
    } else if (kept || ours.same(o, endO, theirs, t, endT)) {
      forOurs.add(ours, o, endO);
      forTheirs.add(ours, o, endO);
    } else {
      forOurs.add(ours, o, endO);
      forTheirs.add(theirs, t, endT);
    }
  }
}
