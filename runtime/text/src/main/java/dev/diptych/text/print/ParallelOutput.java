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
 * Prints text in chunks in parallel and writes them in order. Limits the number of pending chunks
 * and reuses their memory.
 */
final class ParallelOutput {
  /** Number of rows per chunk: its text and records fit the processor's cache. */
  private static final int ROWS = 1 << 10;

  private static final int MAX_PENDING = 16 * TaskPool.SIZE;

  private final OutputStream stream;
  private final boolean proving;
  private final Deque<Task<Chunk>> pending = new ArrayDeque<>();
  private final Queue<ByteBuilder> spare = new ConcurrentLinkedQueue<>();
  private boolean verified = true;

  private record Chunk(ByteBuilder text, boolean verified) {}

  /**
   * @param stream the output
   * @param proving whether to parse the rows again and compare them
   */
  ParallelOutput(OutputStream stream, boolean proving) {
    this.stream = stream;
    this.proving = proving;
  }

  /** Whether all rows that were parsed again were equal. */
  boolean verified() {
    return verified;
  }

  /** Writes text after all pending chunks. */
  void plain(ByteBuilder text) throws IOException {
    if (pending.isEmpty()) {
      stream.write(text.array(), 0, text.length());
      return;
    }
    ByteBuilder copy = newBuffer();
    copy.put(text.array(), 0, text.length());
    add(TaskPool.runHere(() -> new Chunk(copy, true)));
  }

  /** Prints and writes rows after all pending chunks. */
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

  /** Writes all pending chunks. */
  void finish() throws IOException {
    while (!pending.isEmpty()) {
      write();
    }
  }

  /** Cancels all pending chunks. */
  void cancel() {
    pending.forEach(Task::cancel);
  }
}
