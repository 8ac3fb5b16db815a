package dev.diptych.twin;

import dev.diptych.text.parallel.Task;
import dev.diptych.text.parallel.TaskPool;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Callable;

/** Converts parts on all processors, and writes the results in their order. */
final class PartQueue implements AutoCloseable {
  private static final int MAX_PENDING = 2 * TaskPool.SIZE;

  private final OutputStream out;
  private final Deque<Task<ByteBuffer>> pending = new ArrayDeque<>();
  private long written;

  /** A queue that writes to {@code out}, which is not closed. */
  PartQueue(OutputStream out) {
    this.out = out;
  }

  /**
   * Adds a part.
   *
   * @param conversion gives its result, in an array
   * @throws IOException if an earlier result cannot be written
   */
  void add(Callable<ByteBuffer> conversion) throws IOException {
    pending.add(TaskPool.submit(conversion));
    while (pending.size() > MAX_PENDING) {
      write();
    }
  }

  /** Writes all results. */
  void finish() throws IOException {
    while (!pending.isEmpty()) {
      write();
    }
  }

  /** Number of bytes that were written. */
  long written() {
    return written;
  }

  private void write() throws IOException {
    ByteBuffer result = pending.remove().get();
    out.write(result.array(), result.arrayOffset() + result.position(), result.remaining());
    written += result.remaining();
  }

  /** Cancels what is not written. */
  @Override
  public void close() {
    pending.forEach(Task::cancel);
    pending.clear();
  }
}
