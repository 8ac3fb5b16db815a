package dev.diptych.text.rows;

import dev.diptych.text.parallel.Task;
import dev.diptych.text.parallel.TaskPool;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Rows that are parsed into records in parallel. {@link #await} tells whether that succeeded; then
 * the records are available.
 */
public final class ParallelRows {
  private static final ThreadLocal<byte[]> SCRATCH =
      ThreadLocal.withInitial(() -> new byte[RowPartition.PART_SIZE + (1 << 12)]);

  private final RowPlan plan;
  private final ByteBuffer text;
  private final int rows;
  private final List<Task<Boolean>> tasks = new ArrayList<>();
  private byte @Nullable [][] records;

  private ParallelRows(RowPlan plan, ByteBuffer text, int rows) {
    this.plan = plan;
    this.text = text;
    this.rows = rows;
  }

  /** Starts to parse the rows of {@code text} from {@code from} on, partitioned by {@code cut}. */
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

  /** Parses a part from a copy that stays in the processor's cache. */
  private boolean read(int from, int end, int first, int count) {
    byte[] scratch = SCRATCH.get();
    if (scratch.length < end - from) {
      scratch = new byte[end - from];
    }
    text.get(from, scratch, 0, end - from);
    return new RowReader(plan, allocated()).read(scratch, 0, end - from, first, count);
  }

  /** Allocated by the first task, so that one thread does not allocate the memory of all runs. */
  private synchronized byte[][] allocated() {
    if (records == null) {
      records = plan.allocate(rows);
    }
    return records;
  }

  /** The layout of the rows. */
  public RowPlan plan() {
    return plan;
  }

  /** Number of rows. */
  public int rows() {
    return rows;
  }

  /** Waits for all tasks; returns whether all rows were parsed. */
  boolean await() {
    boolean all = true;
    for (Task<Boolean> piece : tasks) {
      all &= piece.get();
    }
    return all;
  }

  /** Cancels tasks that have not started. */
  void cancel() {
    tasks.forEach(Task::cancel);
  }

  /**
   * The records of a curve, or of the table if {@code curve} is 0; ownership passes to the caller.
   */
  public byte[] records(int curve) {
    return allocated()[curve];
  }
}
