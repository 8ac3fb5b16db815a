package dev.diptych.spark;

import dev.diptych.model.document.Nesting;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.Supplier;

/** Runs the engine with a stack for the deepest nesting. */
final class LargeStack {
  private LargeStack() {}

  /** Runs {@code work} and waits for it; the task that waits can be cancelled. */
  static <T> T call(Supplier<T> work) {
    FutureTask<T> task = new FutureTask<>(work::get);
    Thread thread = new Thread(null, task, "diptych", Nesting.STACK_SIZE);
    thread.setDaemon(true);
    thread.start();
    try {
      return task.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new DiptychReadException("interrupted", "the task was cancelled", e);
    } catch (ExecutionException e) {
      if (e.getCause() instanceof RuntimeException failure) {
        throw failure;
      }
      if (e.getCause() instanceof Error failure) {
        throw failure;
      }
      throw new IllegalStateException(e.getCause());
    }
  }
}
