package dev.diptych.binary.decode;

import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The bytes of one stream that fields read. Nearly always they are one run. */
public final class Coverage {
  private @Nullable NavigableMap<Integer, Integer> runs;
  private int lastStart;
  private int lastEnd;

  /** Adds the bytes from {@code start} to before {@code end}. */
  public void add(int start, int end) {
    // Nearly always a field follows the last: that needs no map.
    if (start == lastEnd) {
      lastEnd = end;
    } else if (end > start && runs == null && lastStart == lastEnd) {
      lastStart = start;
      lastEnd = end;
    } else if (end > start && (start < lastStart || end > lastEnd)) {
      flush();
      lastStart = start;
      lastEnd = end;
    }
  }

  private NavigableMap<Integer, Integer> flush() {
    NavigableMap<Integer, Integer> runs = this.runs == null ? new TreeMap<>() : this.runs;
    this.runs = runs;
    int start = lastStart;
    int end = lastEnd;
    if (end <= start) {
      return runs;
    }
    Map.Entry<Integer, Integer> before = runs.floorEntry(start);
    if (before != null && before.getValue() >= start) {
      start = before.getKey();
      end = Math.max(end, before.getValue());
    }
    Map.Entry<Integer, Integer> next = runs.ceilingEntry(start);
    while (next != null && next.getKey() <= end) {
      end = Math.max(end, next.getValue());
      runs.remove(next.getKey());
      next = runs.ceilingEntry(start);
    }
    runs.put(start, end);
    return runs;
  }

  /** Whether every byte from {@code start} to before {@code end} was read. */
  public boolean covers(int start, int end) {
    if (runs == null) {
      return start >= lastStart && end <= lastEnd && lastStart < lastEnd;
    }
    Map.Entry<Integer, Integer> run = flush().floorEntry(start);
    return run != null && run.getValue() >= end;
  }

  /** Number of bytes from {@code start} to before {@code end} that were read. */
  public long within(int start, int end) {
    if (runs == null) {
      return Math.max(0, Math.min(end, lastEnd) - Math.max(start, lastStart));
    }
    NavigableMap<Integer, Integer> runs = flush();
    Integer first = runs.floorKey(start);
    long read = 0;
    for (var run : runs.subMap(first == null ? start : first, end).entrySet()) {
      read += Math.max(0, Math.min(end, run.getValue()) - Math.max(start, run.getKey()));
    }
    return read;
  }

  /** Total number of bytes that were read. */
  public long total() {
    if (runs == null) {
      return Math.max(0, lastEnd - lastStart);
    }
    return flush().entrySet().stream().mapToLong(run -> run.getValue() - run.getKey()).sum();
  }

  /** End of the last byte that was read, or 0. */
  public int end() {
    if (runs == null) {
      return lastEnd > lastStart ? lastEnd : 0;
    }
    Map.Entry<Integer, Integer> last = flush().lastEntry();
    return last == null ? 0 : last.getValue();
  }
}
