package dev.diptych.text.columns;

import dev.diptych.text.work.Crew;
import dev.diptych.text.work.Piece;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/**
 * Rows that are read into records on all processors. Whether they could be is known when {@link
 * #done} says so; the records may be asked for after that.
 */
public final class Columns {
  private static final ThreadLocal<byte[]> SCRATCH =
      ThreadLocal.withInitial(() -> new byte[Cut.PART + (1 << 12)]);

  private final RowPlan plan;
  private final ByteBuffer text;
  private final int rows;
  private final List<Piece<Boolean>> pieces = new ArrayList<>();
  private byte[][] records;

  private Columns(RowPlan plan, ByteBuffer text, int rows) {
    this.plan = plan;
    this.text = text;
    this.rows = rows;
  }

  /** Begins to read the rows of {@code text} from {@code from} on, which are cut already. */
  static Columns begin(RowPlan plan, ByteBuffer text, int from, Cut cut) {
    Columns columns = new Columns(plan, text, cut.rows());
    int start = from;
    int before = 0;
    for (int part = 0; part < cut.parts(); part++) {
      int partStart = start;
      int first = before;
      int end = cut.end(part);
      int count = cut.rowsBefore(part) - before;
      columns.pieces.add(Crew.submit(() -> columns.read(partStart, end, first, count)));
      start = end;
      before = cut.rowsBefore(part);
    }
    return columns;
  }

  /** Reads a part from a copy that stays in the processor's own cache. */
  private boolean read(int from, int end, int first, int count) {
    byte[] scratch = SCRATCH.get();
    if (scratch.length < end - from) {
      scratch = new byte[end - from];
    }
    text.get(from, scratch, 0, end - from);
    return new RowReader(plan, room()).read(scratch, 0, end - from, first, count);
  }

  /** Made by whoever comes first, so that not one thread makes all room there is. */
  private synchronized byte[][] room() {
    if (records == null) {
      records = plan.room(rows);
    }
    return records;
  }

  /** How the rows are read. */
  public RowPlan plan() {
    return plan;
  }

  /** How many rows there are. */
  public int rows() {
    return rows;
  }

  /** Waits until all rows are read and tells whether they could be. */
  boolean done() {
    boolean all = true;
    for (Piece<Boolean> piece : pieces) {
      all &= piece.get();
    }
    return all;
  }

  /** Gives up: what is not begun is not done. */
  void drop() {
    pieces.forEach(Piece::drop);
  }

  /** The records of a curve, or of the table, which is 0: one after the other, to be kept. */
  public byte[] records(int curve) {
    return room()[curve];
  }
}
