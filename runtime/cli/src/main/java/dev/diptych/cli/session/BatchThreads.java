package dev.diptych.cli.session;

import dev.diptych.model.document.Nesting;
import dev.diptych.twin.OneThread;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;

/**
 * The threads of a batch: as many as processors process files, and others wait for the disk until
 * outputs are on it, which takes longer than many a file.
 */
final class BatchThreads implements AutoCloseable {
  /** Disks complete several requests in the time of one. */
  private static final int DISK_THREADS = 8;

  /** Each output that waits for the disk is an open file. */
  private static final int MAX_WAITING = 64;

  private final Session session;
  private final Batch.Task task;
  private final MemoryShares memory = new MemoryShares(Runtime.getRuntime().maxMemory());
  private final Semaphore waiting = new Semaphore(MAX_WAITING);
  private final ExecutorService processors;
  private final ExecutorService disk = Executors.newFixedThreadPool(DISK_THREADS, BatchThreads::of);

  BatchThreads(Session session, Batch.Task task, int maxParallel) {
    this.session = session;
    this.task = task;
    this.processors = Executors.newFixedThreadPool(maxParallel, BatchThreads::of);
  }

  private static Thread of(Runnable work) {
    Thread thread = new Thread(null, work, "diptych-file", Nesting.STACK_SIZE);
    thread.setDaemon(true);
    return thread;
  }

  /** Starts {@code file} as soon as there is memory; a large file waits for all others. */
  CompletableFuture<BufferedRun> start(String file) {
    return start(file, memory.of(file));
  }

  /** Whether {@link #start} processes {@code file} when no other file is in process. */
  boolean runsAlone(String file) {
    return memory.of(file) == memory.all();
  }

  /** Starts {@code file} when no other file is in process. */
  CompletableFuture<BufferedRun> startAlone(String file) {
    return start(file, memory.all());
  }

  private CompletableFuture<BufferedRun> start(String file, int share) {
    memory.take(share);
    return CompletableFuture.supplyAsync(() -> process(file, share), processors)
        .whenComplete((run, failure) -> memory.release(share))
        .thenApplyAsync(run -> run.outOfMemory() ? run.abandon() : run.commit(), disk)
        .whenComplete((run, failure) -> waiting.release());
  }

  /** Other files use the other processors, unless the file is alone. */
  private BufferedRun process(String file, int share) {
    waiting.acquireUninterruptibly();
    return share == memory.all()
        ? BufferedRun.of(session, file, task)
        : OneThread.run(() -> BufferedRun.of(session, file, task));
  }

  @Override
  public void close() {
    processors.shutdownNow();
    disk.shutdown();
  }
}
