package dev.diptych.twin;

import dev.diptych.text.parallel.TaskPool;
import java.util.function.Supplier;

/** Runs work on one thread, because the other processors have work of their own. */
public final class OneThread {
  private OneThread() {}

  /** Runs {@code work}, whose tasks are not submitted to other threads, and returns its result. */
  public static <T> T run(Supplier<T> work) {
    return TaskPool.here(work);
  }
}
