package dev.diptych.cli.session;

import dev.diptych.files.IoFailure;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Processes several files in parallel, as many at a time as there are processors. Files start in
 * their order, and their output appears in their order; a failure does not stop the others.
 */
public final class Batch {
  /** Processes one file with a session of its own. */
  @FunctionalInterface
  public interface Task {
    /** Processes {@code file} and returns an exit code. */
    int run(Session fileSession, String file) throws IOException;
  }

  /** How many files may be done before their output can be shown. */
  private static final int MAX_AHEAD = 256;

  /** The same for the size of their output. */
  private static final long MAX_BUFFERED = 1 << 26;

  private final Session session;
  private final int maxParallel;
  private final AtomicLong buffered = new AtomicLong();
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
    List<String> files = new KnownFiles(session, ownSpec).of(inputs.files(), kind);
    return run(session, files, plan.of(files));
  }

  /** Processes all files together. */
  @FunctionalInterface
  public interface Together {
    /**
     * Processes {@code files} and returns an exit code.
     *
     * @param progress shows how many are done
     */
    int run(List<String> files, Progress progress) throws IoFailure;
  }

  /**
   * Runs a task for all of {@code inputs} together, which may be folders with files of {@code kind}
   * and patterns.
   *
   * @return the exit code of the task
   * @throws IoFailure if a folder cannot be read, or the task fails
   */
  public static int together(Session session, InputOptions inputs, FileKind kind, Together task)
      throws IoFailure {
    if (inputs.files().isEmpty()) {
      return task.run(List.of(), new Progress(session.console(), 0, System::nanoTime));
    }
    int prepared = prepare(session, inputs);
    if (prepared != ExitCode.DONE) {
      return prepared;
    }
    boolean ownSpec = inputs.spec().file() != null;
    List<String> files = new KnownFiles(session, ownSpec).of(inputs.files(), kind);
    try (Progress progress = new Progress(session.console(), files.size(), System::nanoTime)) {
      return task.run(files, progress);
    }
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
        ? FileJob.run(session, inputs.files().get(0), file -> session.choice().prepare(inputs))
        : FileJob.runInProject(session, spec.toString(), ksy -> session.choice().prepare(inputs));
  }

  /** Runs {@code task} for each of {@code files} and returns the highest exit code. */
  int run(List<String> files, Task task) {
    int highest = ExitCode.DONE;
    try (BatchThreads threads = new BatchThreads(session, task, maxParallel);
        Progress progress = new Progress(session.console(), files.size(), System::nanoTime)) {
      for (String file : files) {
        while (mustFinish()) {
          highest = Math.max(highest, finish(started.remove(), threads, progress));
        }
        if (highest == ExitCode.PIPE) {
          return highest; // No one reads the output of the others.
        }
        started.add(new Started(file, counted(threads.start(file))));
      }
      while (!started.isEmpty() && highest != ExitCode.PIPE) {
        highest = Math.max(highest, finish(started.remove(), threads, progress));
      }
    }
    return highest;
  }

  private CompletableFuture<BufferedRun> counted(CompletableFuture<BufferedRun> result) {
    return result.thenApply(
        run -> {
          buffered.addAndGet(run.size());
          return run;
        });
  }

  /** Whether the first file is done, or the others have to wait for it. */
  private boolean mustFinish() {
    Started first = started.peek();
    return first != null
        && (first.result.isDone() || started.size() >= MAX_AHEAD || buffered.get() >= MAX_BUFFERED);
  }

  /** Waits for a file, shows its output and returns its exit code. */
  private int finish(Started next, BatchThreads threads, Progress progress) {
    next.result.handle((run, failure) -> next).join();
    progress.clear();
    int code =
        FileJob.run(
            session, next.file, file -> complete(result(next), file, threads).replay(session));
    progress.step(next.file);
    return code;
  }

  /** The run of {@code file}; a new one without others if memory did not suffice for all. */
  private BufferedRun complete(BufferedRun run, String file, BatchThreads threads) {
    buffered.addAndGet(-run.size());
    if (!run.outOfMemory() || threads.runsAlone(file)) {
      return run;
    }
    return result(new Started(file, threads.startAlone(file)));
  }

  private static BufferedRun result(Started next) {
    try {
      return next.result.join();
    } catch (CompletionException e) {
      throw new IllegalStateException(e.getCause()); // The message depends on the cause.
    }
  }
}
