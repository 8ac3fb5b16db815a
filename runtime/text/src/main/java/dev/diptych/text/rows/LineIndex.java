package dev.diptych.text.rows;

import dev.diptych.text.parallel.Task;
import dev.diptych.text.parallel.TaskPool;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/**
 * The number of line ends before any offset of a long text. Each part of the text is counted when
 * it is first needed, and only then: a report of a few faults asks for many offsets.
 */
final class LineIndex {
  private static final int PART = 1 << 10;

  /** The parts that one task counts: 4 MB. */
  private static final int TASK = 1 << 12;

  private final ByteBuffer text;
  // The number of line ends before each part that was counted.
  private final int[] before;
  private volatile int counted;

  LineIndex(ByteBuffer text) {
    this.text = text;
    this.before = new int[text.limit() / PART + 1];
  }

  /** Number of line ends from {@code from} to {@code to}, exclusive. */
  int count(int from, int to) {
    return before(to) - before(from);
  }

  /** Number of line ends before {@code offset}. */
  int before(int offset) {
    int part = offset / PART;
    if (counted < part) {
      countTo(part);
    }
    return before[part] + LineCounter.count(text, part * PART, offset);
  }

  /** Waits without a lock, since the thread may run another task that asks for an offset. */
  private void countTo(int part) {
    int first = counted;
    if (part - first <= TASK) {
      add(first, countParts(first, part));
      return;
    }
    List<Task<int[]>> tasks = new ArrayList<>();
    for (int from = first; from < part; from += TASK) {
      int start = from;
      int end = Math.min(part, from + TASK);
      tasks.add(TaskPool.submit(() -> countParts(start, end)));
    }
    int next = first;
    for (Task<int[]> task : tasks) {
      next = add(next, task.get());
    }
  }

  private int[] countParts(int from, int to) {
    int[] counts = new int[to - from];
    for (int i = 0; i < counts.length; i++) {
      int start = (from + i) * PART;
      counts[i] = LineCounter.count(text, start, start + PART);
    }
    return counts;
  }

  /** Adds the counts of parts from {@code from} on, which another thread may have added. */
  private synchronized int add(int from, int[] counts) {
    for (int i = 0; i < counts.length; i++) {
      before[from + i + 1] = before[from + i] + counts[i];
    }
    counted = Math.max(counted, from + counts.length);
    return from + counts.length;
  }
}
