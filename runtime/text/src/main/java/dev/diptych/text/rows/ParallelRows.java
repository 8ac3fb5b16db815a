package dev.diptych.text.rows;

import dev.diptych.text.parallel.Task;
import dev.diptych.text.parallel.TaskPool;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/**
 * Rows that are read into records on all processors. Whether they could be is known when {@link
 * #await} says so; the records may be asked for after that.
 */
public final class ParallelRows {
  private static final ThreadLocal<byte[]> SCRATCH =
      ThreadLocal.withInitial(() -> new byte[RowPartition.PART_SIZE + (1 << 12)]);

  private final RowPlan plan;
  private final ByteBuffer text;
  private final int rows;
  private final List<Task<Boolean>> tasks = new ArrayList<>();
  private byte[][] records;

  private ParallelRows(RowPlan plan, ByteBuffer text, int rows) {
    this.plan = plan;
    this.text = text;
    this.rows = rows;
  }

  /** Begins to read the rows of {@code text} from {@code from} on, which are cut already. */
  static ParallelRows start(RowPlan plan, ByteBuffer text, int from, RowPartition cut) {
    ParallelRows columns = new ParallelRows(plan, text, cut.rows());
    int start = from;
    int before = 0;
    for (int part = 0; part < cut.parts(); part++) {
      int partStart = start;
      int first = before;
      int end = cut.end(part);
      int count = cut.rowsBefore(part) - before;
      columns.tasks.add(TaskPool.submit(() -> columns.read(partStart, end, first, count)));
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
    return new RowReader(plan, allocated()).read(scratch, 0, end - from, first, count);
  }

  /** Made by whoever comes first, so that not one thread makes all room there is. */
  private synchronized byte[][] allocated() {
    if (records == null) {
      records = plan.allocate(rows);
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
  boolean await() {
    boolean all = true;
    for (Task<Boolean> piece : tasks) {
      all &= piece.get();
    }
    return all;
  }

  /** Gives up: what is not begun is not done. */
  void cancel() {
    tasks.forEach(Task::cancel);
  }

  /** The records of a curve, or of the table, which is 0: one after the other, to be kept. */
  public byte[] records(int curve) {
    return allocated()[curve];
  }
}
