package dev.diptych.cli.command;

import dev.diptych.cli.io.Input;
import dev.diptych.cli.io.IoFailure;
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
 * Does the same to several files, as many at a time as there are processors. They are begun in
 * their order, and what is said about them comes in their order; one that fails does not keep the
 * others from being done.
 */
final class Batch {
  /** What is done to one file, with a session of its own. */
  @FunctionalInterface
  interface Work {
    /** Does it to {@code file} and tells how that ended, as an exit code. */
    int run(Session own, String file) throws IoFailure;
  }

  /** A file of so many bytes is done alone: it keeps all processors busy, and takes its memory. */
  private static final long LARGE = 1 << 24;

  private final Session session;
  private final int most;
  private final Semaphore free;
  private final Queue<Begun> begun = new ArrayDeque<>();

  private record Begun(String file, CompletableFuture<Told> told) {}

  /**
   * For some files.
   *
   * @param session says what there is to say about them
   * @param most how many may be worked on at a time
   */
  Batch(Session session, int most) {
    this.session = session;
    this.most = most;
    this.free = new Semaphore(most);
  }

  /** Runs {@code work} for each of {@code inputs} and tells the worst exit code. */
  static int run(Session session, InputOptions inputs, Work work) {
    String spec = String.valueOf(inputs.spec().file());
    int ready = FileJob.run(session, spec, ksy -> session.prepare(inputs));
    if (ready != ExitCode.DONE) {
      return ready;
    }
    List<String> files = inputs.files();
    return files.size() == 1
        ? FileJob.run(session, files.get(0), file -> work.run(session, file))
        : new Batch(session, Runtime.getRuntime().availableProcessors()).run(files, work);
  }

  /** Runs {@code work} for each of {@code files} and tells the worst exit code. */
  int run(List<String> files, Work work) {
    ExecutorService pool = Executors.newFixedThreadPool(most, Batch::thread);
    int worst = ExitCode.DONE;
    try (Progress progress = new Progress(session.console(), files.size())) {
      for (String file : files) {
        begin(file, work, pool);
        while (!begun.isEmpty() && begun.peek().told.isDone()) {
          worst = Math.max(worst, tell(begun.remove(), progress));
        }
        if (worst == ExitCode.PIPE) {
          return worst; // The others would work for nobody.
        }
      }
      while (!begun.isEmpty() && worst != ExitCode.PIPE) {
        worst = Math.max(worst, tell(begun.remove(), progress));
      }
    } finally {
      pool.shutdownNow();
    }
    return worst;
  }

  /** Begins with {@code file} as soon as it may. */
  private void begin(String file, Work work, ExecutorService pool) {
    int share = size(file) < LARGE ? 1 : most;
    free.acquireUninterruptibly(share);
    CompletableFuture<Told> told =
        CompletableFuture.supplyAsync(() -> Told.by(session, file, work), pool)
            .whenComplete((result, failure) -> free.release(share));
    begun.add(new Begun(file, told));
  }

  /** Waits for a file, says what there is to say about it and tells its exit code. */
  private int tell(Begun next, Progress progress) {
    int code = FileJob.run(session, next.file, file -> told(next).say(session));
    progress.step(next.file);
    return code;
  }

  private static Told told(Begun next) {
    try {
      return next.told.join();
    } catch (CompletionException e) {
      throw new IllegalStateException(e.getCause()); // The cause decides what is said.
    }
  }

  /** The bytes of {@code file}; as many as can be where it cannot be asked. */
  private static long size(String file) {
    try {
      Path path = Path.of(file);
      boolean unknown = file.equals(Input.STANDARD) || Files.exists(path);
      return Files.isRegularFile(path) ? Files.size(path) : unknown ? Long.MAX_VALUE : 0;
    } catch (IOException | InvalidPathException e) {
      return 0; // Whoever reads it will say why it cannot be read.
    }
  }

  private static Thread thread(Runnable work) {
    Thread thread = new Thread(null, work, "diptych-file", DiptychCommand.STACK);
    thread.setDaemon(true);
    return thread;
  }
}
