package dev.diptych.text.parallel;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import org.jspecify.annotations.Nullable;

/**
 * A task.
 *
 * @param <T> type of its result
 */
public final class Task<T> implements Runnable {
  private final FutureTask<T> task;

  Task(Callable<T> work) {
    task = new FutureTask<>(work);
  }

  @Override
  public void run() {
    task.run();
  }

  /** Cancels the task unless it has started. */
  public void cancel() {
    task.cancel(false);
  }

  /** Whether it has ended, was cancelled, or failed. */
  public boolean isDone() {
    return task.isDone();
  }

  /**
   * Returns the result. Runs the task if it has not started; otherwise runs other tasks while it
   * waits.
   */
  public T get() {
    task.run();
    while (!task.isDone() && TaskPool.runNext()) {
      // Another task is done.
    }
    boolean interrupted = false;
    try {
      while (true) {
        try {
          return task.get();
        } catch (InterruptedException e) {
          interrupted = true;
        }
      }
    } catch (ExecutionException e) {
      throw rethrown(e.getCause());
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  private static RuntimeException rethrown(@Nullable Throwable cause) {
    if (cause instanceof Error error) {
      throw error;
    }
    return cause instanceof RuntimeException e ? e : new IllegalStateException(cause);
  }
}
