package dev.diptych.cli.session;

import dev.diptych.cli.io.Input;
import dev.diptych.files.IoFailure;
import dev.diptych.model.document.Nesting;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;

/**
 * Processes several files in parallel, as many at a time as there are processors. Files start in
 * their order, and their output appears in their order; a failure does not stop the others.
 */
public final class Batch {
  /** Processes one file with a session of its own. */
  @FunctionalInterface
  public interface Task {
    /** Processes {@code file} and returns an exit code. */
    int run(Session own, String file) throws IOException;
  }

  /** A file of this size is processed alone: it uses all processors and much memory. */
  private static final long LARGE_FILE = 1 << 24;

  private final Session session;
  private final int maxParallel;
  private final Semaphore free;
  private final Queue<Started> started = new ArrayDeque<>();

  private record Started(String file, CompletableFuture<BufferedRun> result) {}

  /**
   * A batch.
   *
   * @param session shows the output
   * @param maxParallel how many files may be processed at a time
   */
  Batch(Session session, int maxParallel) {
    this.session = session;
    this.maxParallel = maxParallel;
    this.free = new Semaphore(maxParallel);
  }

  /** Creates the task for all files. */
  @FunctionalInterface
  public interface Plan {
    /**
     * The task for {@code files}.
     *
     * @throws UsageException if options do not fit these files
     */
    Task of(List<String> files);
  }

  /**
   * Runs a task for each of {@code inputs}, which may be folders with files of {@code kind} and
   * patterns.
   *
   * @return the highest exit code
   * @throws IoFailure if a folder cannot be read
   */
  public static int run(Session session, InputOptions inputs, FileKind kind, Plan plan)
      throws IoFailure {
    int prepared = prepare(session, inputs);
    if (prepared != ExitCode.DONE) {
      return prepared;
    }
    boolean ownSpec = inputs.spec().file() != null;
    List<String> files = new KnownFiles(session.twin(), ownSpec).of(inputs.files(), kind);
    return run(session, files, plan.of(files));
  }

  /** Runs {@code task} for each of {@code files}, at least one; returns the highest exit code. */
  public static int run(Session session, List<String> files, Task task) {
    return files.size() == 1
        ? FileJob.runInProject(session, files.get(0), file -> task.run(session, file))
        : new Batch(session, Runtime.getRuntime().availableProcessors()).run(files, task);
  }

  private static int prepare(Session session, InputOptions inputs) {
    Path spec = inputs.spec().file();
    return spec == null
        ? FileJob.run(session, inputs.files().get(0), file -> session.prepare(inputs))
        : FileJob.runInProject(session, spec.toString(), ksy -> session.prepare(inputs));
  }

  /** Runs {@code task} for each of {@code files} and returns the highest exit code. */
  int run(List<String> files, Task task) {
    ExecutorService pool = Executors.newFixedThreadPool(maxParallel, Batch::thread);
    int highest = ExitCode.DONE;
    try (Progress progress = new Progress(session.console(), files.size(), System::nanoTime)) {
      for (String file : files) {
        start(file, task, pool);
        while (!started.isEmpty() && started.peek().result.isDone()) {
          highest = Math.max(highest, finish(started.remove(), progress));
        }
        if (highest == ExitCode.PIPE) {
          return highest; // No one reads the output of the others.
        }
      }
      while (!started.isEmpty() && highest != ExitCode.PIPE) {
        highest = Math.max(highest, finish(started.remove(), progress));
      }
    } finally {
      pool.shutdownNow();
    }
    return highest;
  }

  /** Starts {@code file} as soon as a permit is free; a large file takes all permits. */
  private void start(String file, Task task, ExecutorService pool) {
    int permits = size(file) < LARGE_FILE ? 1 : maxParallel;
    free.acquireUninterruptibly(permits);
    CompletableFuture<BufferedRun> result =
        CompletableFuture.supplyAsync(() -> BufferedRun.of(session, file, task), pool)
            .whenComplete((run, failure) -> free.release(permits));
    started.add(new Started(file, result));
  }

  /** Waits for a file, shows its output and returns its exit code. */
  private int finish(Started next, Progress progress) {
    next.result.handle((run, failure) -> next).join();
    progress.clear();
    int code = FileJob.run(session, next.file, file -> result(next).replay(session));
    progress.step(next.file);
    return code;
  }

  private static BufferedRun result(Started next) {
    try {
      return next.result.join();
    } catch (CompletionException e) {
      throw new IllegalStateException(e.getCause()); // The message depends on the cause.
    }
  }

  /** The bytes of {@code file}; the maximum if its size is unknown. */
  private static long size(String file) {
    try {
      Path path = Path.of(file);
      boolean unknown = file.equals(Input.STANDARD) || Files.exists(path);
      return Files.isRegularFile(path) ? Files.size(path) : unknown ? Long.MAX_VALUE : 0;
    } catch (IOException | InvalidPathException e) {
      return 0; // Reading it will report the error.
    }
  }

  private static Thread thread(Runnable task) {
    Thread thread = new Thread(null, task, "diptych-file", Nesting.STACK_SIZE);
    thread.setDaemon(true);
    return thread;
  }
}
