package dev.diptych.text.parallel;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * Runs tasks on all processors, including the thread that submits them and helps while it waits.
 * Idle threads end and do not keep the process alive.
 */
public final class TaskPool {
  /** Maximum number of tasks that run at the same time. */
  public static final int SIZE = Runtime.getRuntime().availableProcessors();

  private static final long IDLE_SECONDS = 5;

  /** Set in threads whose tasks no other thread may run. */
  private static final ThreadLocal<Boolean> HERE = new ThreadLocal<>();

  private TaskPool() {}

  /**
   * Runs {@code work} without submitting its tasks to other threads, because these have work of
   * their own.
   */
  public static <T> T here(Supplier<T> work) {
    HERE.set(true);
    try {
      return work.get();
    } finally {
      HERE.remove();
    }
  }

  /** Created with the first task. */
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

  /** Runs a waiting task; returns whether there was one. */
  static boolean runNext() {
    Runnable next = SIZE > 1 ? Threads.WAITING.poll() : null;
    if (next != null) {
      next.run();
    }
    return next != null;
  }

  /** Runs {@code work} immediately, if it is smaller than the cost of a hand-over. */
  public static <T> Task<T> runHere(Callable<T> work) {
    Task<T> piece = new Task<>(work);
    piece.run();
    return piece;
  }

  /** Submits {@code work}; the first to ask for its result runs it if no thread has started it. */
  public static <T> Task<T> submit(Callable<T> work) {
    Task<T> piece = new Task<>(work);
    if (SIZE > 1 && HERE.get() == null) {
      Threads.POOL.execute(piece);
    }
    return piece;
  }
}
