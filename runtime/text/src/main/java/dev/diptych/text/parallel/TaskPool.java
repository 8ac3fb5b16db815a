package dev.diptych.text.parallel;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * Does pieces of work on all processors: one thread for each, less the one that hands out the work
 * and helps while it waits. Threads end when there has been nothing to do for a while, and do not
 * keep the process alive.
 */
public final class TaskPool {
  /** How many pieces can be worked on at once. */
  public static final int SIZE = Runtime.getRuntime().availableProcessors();

  private static final long IDLE_SECONDS = 5;

  private TaskPool() {}

  /** Begun with the first piece of work. */
  private static final class Threads {
    static final LinkedBlockingQueue<Runnable> WAITING = new LinkedBlockingQueue<>();
    static final ExecutorService POOL = pool();

    private static ExecutorService pool() {
      int others = Math.max(1, SIZE - 1);
      ThreadPoolExecutor pool =
          new ThreadPoolExecutor(
              others, others, IDLE_SECONDS, TimeUnit.SECONDS, WAITING, Threads::thread);
      pool.allowCoreThreadTimeOut(true);
      return pool;
    }

    private static Thread thread(Runnable work) {
      Thread thread = new Thread(work, "diptych-crew");
      thread.setDaemon(true);
      return thread;
    }
  }

  /** Does a piece that nobody has begun; tells whether there was one. */
  static boolean runNext() {
    Runnable next = SIZE > 1 ? Threads.WAITING.poll() : null;
    if (next != null) {
      next.run();
    }
    return next != null;
  }

  /** Does {@code work} here and now: some is less than handing it out. */
  public static <T> Task<T> runHere(Callable<T> work) {
    Task<T> piece = new Task<>(work);
    piece.run();
    return piece;
  }

  /** Hands out {@code work}; whoever asks for its result first does it, if nobody has begun. */
  public static <T> Task<T> submit(Callable<T> work) {
    Task<T> piece = new Task<>(work);
    if (SIZE > 1) {
      Threads.POOL.execute(piece);
    }
    return piece;
  }
}
