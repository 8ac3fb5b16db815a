package dev.diptych.compiler;

import static java.util.Objects.requireNonNull;

import dev.diptych.ksy.SpecException;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Runs work on a spec in a separate thread with a large stack, because the recursion of compilers
 * is as deep as the nesting of a spec. The limits on specs keep the work short; the time limit is a
 * safeguard.
 */
public final class SpecThread {
  private static final long STACK = 256L << 20;
  private static final Duration MAX_TIME = Duration.ofMinutes(5);

  private SpecThread() {}

  /**
   * Work on a spec.
   *
   * @param <T> its result
   */
  @FunctionalInterface
  public interface Work<T> {
    /**
     * Runs the work.
     *
     * @throws SpecException where the spec is rejected
     * @throws IOException where it cannot be read
     */
    T run() throws SpecException, IOException;
  }

  /**
   * Does {@code work}.
   *
   * @param spec the file for messages where the work takes too long or nests too deeply
   * @param work the work; it runs directly where the caller is such a thread
   * @param <T> its result
   * @throws SpecException where the spec is rejected
   * @throws IOException where it cannot be read
   */
  public static <T> T call(Path spec, Work<T> work) throws SpecException, IOException {
    if (Thread.currentThread() instanceof Worker<?>) {
      return work.run();
    }
    Worker<T> worker = new Worker<>(work);
    worker.start();
    try {
      worker.join(MAX_TIME.toMillis());
    } catch (InterruptedException e) {
      worker.interrupt();
      Thread.currentThread().interrupt();
      throw new InterruptedIOException("interrupted");
    }
    if (worker.isAlive()) {
      worker.interrupt();
      throw refusal(spec, "compiling it takes more than " + MAX_TIME.toMinutes() + " minutes");
    }
    if (worker.failure != null) {
      throw failure(spec, worker.failure);
    }
    return requireNonNull(worker.result);
  }

  /** The exception to throw after the work has thrown {@code cause}. */
  private static SpecException failure(Path spec, Throwable cause) throws IOException {
    if (cause instanceof StackOverflowError) {
      return refusal(spec, "something in it is nested too deeply");
    }
    if (cause instanceof Error error) {
      throw error;
    }
    if (cause instanceof RuntimeException unchecked) {
      throw unchecked;
    }
    if (cause instanceof IOException unread) {
      throw unread;
    }
    return (SpecException) cause;
  }

  private static SpecException refusal(Path spec, String message) {
    Location at = new Location.Whole(spec.toString());
    return new SpecException(List.of(Diagnostic.error("too-large-spec", at, message)));
  }

  private static final class Worker<T> extends Thread {
    private final Work<T> work;
    private @Nullable T result;
    private @Nullable Throwable failure;

    Worker(Work<T> work) {
      super(null, null, "spec", STACK);
      this.work = work;
      setDaemon(true);
    }

    @Override
    public void run() {
      try {
        result = work.run();
      } catch (Throwable e) {
        failure = e; // The caller throws it.
      }
    }
  }
}
