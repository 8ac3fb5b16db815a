package dev.diptych.text.parallel;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/**
 * A piece of work that somebody does.
 *
 * @param <T> what comes of it
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

  /** Lets nobody begin it who has not begun yet. */
  public void cancel() {
    task.cancel(false);
  }

  /**
   * What came of it. Does it right here where nobody has begun; where somebody has, does other
   * pieces meanwhile, so that one who waits is not idle.
   */
  public T get() {
    task.run();
    while (!task.isDone() && TaskPool.runNext()) {
      // Another piece is done.
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

  private static RuntimeException rethrown(Throwable cause) {
    if (cause instanceof Error error) {
      throw error;
    }
    return cause instanceof RuntimeException e ? e : new IllegalStateException(cause);
  }
}
