package dev.diptych;

import dev.diptych.model.document.Nesting;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import org.jspecify.annotations.Nullable;

/**
 * Runs the engine on a thread with a stack for the deepest nesting, so that results do not depend
 * on the stack of the caller.
 */
final class EngineThread {
  private static final String BUG = "; this is a bug in Diptych";

  private EngineThread() {}

  /** Work of the engine. */
  interface Work<T> {
    T run() throws IOException;
  }

  /**
   * Runs {@code work} and waits for it, even if the caller is interrupted.
   *
   * @throws DiptychException with the code {@code internal}, if it fails unexpectedly
   */
  static <T> T run(Work<T> work) throws IOException {
    FutureTask<T> task = new FutureTask<>(work::run);
    Thread thread = new Thread(null, task, "diptych", Nesting.STACK_SIZE, false);
    thread.setDaemon(true);
    thread.start();
    try {
      return result(task);
    } catch (ExecutionException e) {
      throw rethrown(e.getCause());
    }
  }

  private static <T> T result(FutureTask<T> task) throws ExecutionException {
    boolean interrupted = false;
    try {
      while (true) {
        try {
          return task.get();
        } catch (InterruptedException e) {
          interrupted = true;
        }
      }
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  private static RuntimeException rethrown(@Nullable Throwable cause) throws IOException {
    if (cause instanceof IOException failure) {
      throw failure;
    }
    if (cause instanceof Error error) {
      throw error;
    }
    if (cause instanceof DiptychException rejected) {
      throw rejected;
    }
    Location nowhere = new Location.Whole("");
    Diagnostic bug =
        new Diagnostic(Severity.ERROR, "internal", cause + BUG, nowhere, List.of(), List.of());
    return new DiptychException(List.of(bug), cause);
  }
}
