package dev.diptych.text.columns;

import dev.diptych.text.work.Crew;
import dev.diptych.text.work.Piece;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;

/**
 * Rows that are read into records while the parser goes on. Whether they could be is known when
 * {@link #done} says so; the records may be asked for after that.
 */
public final class Columns {
  private static final int SMALL = 1 << 14;

  private final RowPlan plan;
  private final int rows;
  private final List<Piece<Boolean>> pieces = new ArrayList<>();
  private byte[][] records;

  private Columns(RowPlan plan, int rows) {
    this.plan = plan;
    this.rows = rows;
  }

  /** Begins to read the rows of {@code text} from {@code from} on, which are cut already. */
  static Columns begin(RowPlan plan, byte[] text, int from, Cut cut) {
    Columns columns = new Columns(plan, cut.rows());
    int start = from;
    int before = 0;
    for (int part = 0; part < cut.parts(); part++) {
      int partStart = start;
      int first = before;
      int end = cut.end(part);
      int count = cut.rowsBefore(part) - before;
      Callable<Boolean> work = () -> columns.reader(text).read(partStart, end, first, count);
      columns.pieces.add(end - from < SMALL ? Crew.here(work) : Crew.submit(work));
      start = end;
      before = cut.rowsBefore(part);
    }
    return columns;
  }

  private RowReader reader(byte[] text) {
    return new RowReader(plan, text, room());
  }

  /** Made by whoever comes first, so that not one thread makes all room there is. */
  private synchronized byte[][] room() {
    if (records == null) {
      records = new byte[plan.arrays()][];
      for (int i = 0; i < records.length; i++) {
        records[i] = plan.layout().usual(rows);
      }
    }
    return records;
  }

  /** How the rows were read. */
  public RowPlan plan() {
    return plan;
  }

  /** How many rows there are. */
  public int rows() {
    return rows;
  }

  /** Waits until all rows are read and tells whether they could be. */
  public boolean done() {
    boolean all = true;
    for (Piece<Boolean> piece : pieces) {
      all &= piece.get();
    }
    return all;
  }

  /** Gives up: what is not begun is not done. */
  public void drop() {
    pieces.forEach(Piece::drop);
  }

  /** The records of a curve, or of the table, which is 0: one after the other, to be kept. */
  public byte[] records(int curve) {
    return room()[curve];
  }
}
