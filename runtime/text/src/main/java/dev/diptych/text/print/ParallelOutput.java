package dev.diptych.text.print;

import dev.diptych.text.parallel.Task;
import dev.diptych.text.parallel.TaskPool;
import dev.diptych.text.sink.ByteBuilder;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/**
 * Text in chunks that are printed on all processors and written in order. No more than a few of
 * them are held at a time, and their memory is used again.
 */
final class ParallelOutput {
  /** How many rows make a chunk: text and records of one stay in a processor's own cache. */
  private static final int ROWS = 1 << 10;

  private static final int MAX_PENDING = 16 * TaskPool.SIZE;

  private final OutputStream stream;
  private final boolean proving;
  private final Deque<Task<Chunk>> pending = new ArrayDeque<>();
  private final Queue<ByteBuilder> spare = new ConcurrentLinkedQueue<>();
  private boolean verified = true;

  private record Chunk(ByteBuilder text, boolean verified) {}

  /**
   * Chunks on their way.
   *
   * @param proving whether rows are read back and compared
   */
  ParallelOutput(OutputStream stream, boolean proving) {
    this.stream = stream;
    this.proving = proving;
  }

  /** Whether all rows so far that were read back were the same. */
  boolean verified() {
    return verified;
  }

  /** Writes text behind all that is waiting. */
  void plain(ByteBuilder text) throws IOException {
    if (pending.isEmpty()) {
      stream.write(text.array(), 0, text.length());
      return;
    }
    ByteBuilder copy = newBuffer();
    copy.put(text.array(), 0, text.length());
    add(TaskPool.runHere(() -> new Chunk(copy, true)));
  }

  /** Has rows printed and written behind all that is waiting. */
  void rows(RowPrinter rows) throws IOException {
    for (int from = 0; from < rows.rows(); from += ROWS) {
      int first = from;
      int end = Math.min(rows.rows(), from + ROWS);
      add(TaskPool.submit(() -> printed(rows, first, end)));
    }
  }

  private Chunk printed(RowPrinter rows, int from, int to) {
    ByteBuilder text = newBuffer();
    rows.print(from, to, text);
    return new Chunk(text, !proving || rows.readsBack(from, to, text));
  }

  private ByteBuilder newBuffer() {
    ByteBuilder text = spare.poll();
    return text == null ? new ByteBuilder() : text;
  }

  private void add(Task<Chunk> piece) throws IOException {
    pending.add(piece);
    while (pending.size() > MAX_PENDING) {
      write();
    }
  }

  private void write() throws IOException {
    Chunk chunk = pending.remove().get();
    verified &= chunk.verified;
    stream.write(chunk.text.array(), 0, chunk.text.length());
    chunk.text.reset();
    spare.add(chunk.text);
  }

  /** Writes all that is waiting. */
  void finish() throws IOException {
    while (!pending.isEmpty()) {
      write();
    }
  }

  /** Gives up what is waiting. */
  void cancel() {
    pending.forEach(Task::cancel);
  }
}
