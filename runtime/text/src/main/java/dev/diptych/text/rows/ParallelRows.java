package dev.diptych.text.rows;

import dev.diptych.model.source.TextBytes;
import dev.diptych.text.parallel.Task;
import dev.diptych.text.parallel.TaskPool;
import java.util.ArrayList;
import java.util.Arrays;
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
  private final TextBytes text;
  private final int rows;
  private final List<Task<Boolean>> tasks = new ArrayList<>();
  private final int[] ends;
  private final int[] lines;
  private byte @Nullable [][] records;

  private ParallelRows(RowPlan plan, TextBytes text, RowPartition cut) {
    this.plan = plan;
    this.text = text;
    this.rows = cut.rows();
    this.ends = new int[cut.parts()];
    this.lines = new int[cut.parts()];
    Arrays.fill(lines, LineIndex.UNKNOWN);
  }

  /** Starts to parse the rows of {@code text} from {@code from} on, partitioned by {@code cut}. */
  static ParallelRows start(RowPlan plan, TextBytes text, int from, RowPartition cut) {
    ParallelRows columns = new ParallelRows(plan, text, cut);
    int start = from;
    int before = 0;
    for (int i = 0; i < cut.parts(); i++) {
      int part = i;
      int partStart = start;
      int first = before;
      int end = cut.end(part);
      int count = cut.rowsBefore(part) - before;
      columns.ends[part] = end;
      columns.tasks.add(TaskPool.submit(() -> columns.read(part, partStart, end, first, count)));
      start = end;
      before = cut.rowsBefore(part);
    }
    return columns;
  }

  /** Parses a part from a copy that stays in the processor's cache. */
  private boolean read(int part, int from, int end, int first, int count) {
    byte[] scratch = SCRATCH.get();
    if (scratch.length < end - from) {
      scratch = new byte[end - from];
    }
    text.copy(from, scratch, 0, end - from);
    RowReader reader = new RowReader(plan, allocated());
    boolean read = reader.read(scratch, 0, end - from, first, count);
    boolean counted = read && reader.lines() != LineIndex.UNKNOWN;
    lines[part] = counted ? reader.lines() : LineCounter.count(new TextWindow(text), from, end);
    return read;
  }

  /** Number of parts. */
  int parts() {
    return ends.length;
  }

  /** Offset in the text after a part. */
  int end(int part) {
    return ends[part];
  }

  /** Number of line ends in a part, or {@link LineIndex#UNKNOWN} if it is not parsed. */
  int lines(int part) {
    return tasks.get(part).isDone() ? lines[part] : LineIndex.UNKNOWN;
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
