package dev.diptych.runner;

import dev.diptych.runner.judge.CheckVerdict;
import dev.diptych.runner.judge.ExpectedFailures;
import dev.diptych.runner.judge.Glob;
import dev.diptych.runner.process.Executor;
import dev.diptych.runner.suite.Check;
import dev.diptych.runner.suite.Suite;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;

/** Runs one suite against several implementations in parallel. */
public final class Campaign {
  private final List<Check> checks;
  private final boolean whole;
  private final @Nullable Path expectedFailures;
  private final double seconds;
  private final Map<String, Object> hello;

  /**
   * Creates a campaign.
   *
   * @param vectors a folder or a zip
   * @param globs patterns of checks to run; all if empty
   * @param expectedFailures a file, or a folder with one file per implementation; null if there are
   *     none
   * @param seconds timeout for one answer
   * @param schemas all schemas of the suite by key, ready for a JSON writer
   * @throws IOException if the vectors cannot be read or do not match their manifest
   */
  public Campaign(
      Path vectors,
      List<String> globs,
      @Nullable Path expectedFailures,
      double seconds,
      Map<String, ?> schemas)
      throws IOException {
    if (expectedFailures != null && !Files.exists(expectedFailures)) {
      throw new IOException("no such file: " + expectedFailures);
    }
    this.checks =
        Suite.read(vectors).checks().stream().filter(check -> wanted(check, globs)).toList();
    this.whole = globs.isEmpty();
    this.expectedFailures = expectedFailures;
    this.seconds = seconds;
    this.hello = Runner.hello(schemas);
  }

  private static boolean wanted(Check check, List<String> globs) {
    return globs.isEmpty() || globs.stream().anyMatch(glob -> Glob.matches(glob, check.name()));
  }

  /** Number of checks. */
  public int checks() {
    return checks.size();
  }

  /**
   * Runs all of {@code commands}.
   *
   * @return the results in the order of the commands
   * @throws IOException if a program does not exist
   */
  public List<Run> runAll(List<List<String>> commands) throws IOException {
    int maximum = Runtime.getRuntime().availableProcessors();
    ExecutorService pool = Executors.newFixedThreadPool(Math.min(maximum, commands.size()));
    try {
      List<Future<Run>> begun = new ArrayList<>();
      commands.forEach(command -> begun.add(pool.submit(() -> run(command))));
      List<Run> runs = new ArrayList<>();
      for (Future<Run> run : begun) {
        runs.add(run.get());
      }
      return runs;
    } catch (ExecutionException e) {
      throw e.getCause() instanceof IOException io ? io : new IOException(e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted", e);
    } finally {
      pool.shutdownNow();
    }
  }

  private Run one(List<String> command) throws IOException {
    try (Executor executor = new Executor(command, hello, seconds)) {
      return new Runner(checks, whole).run(executor, this::known);
    }
  }

  /** Runs one command; a failed start is a failed check. */
  private Run run(List<String> command) throws IOException {
    try {
      return one(command);
    } catch (UncheckedIOException e) {
      throw e.getCause();
    } catch (Runner.HelloException e) {
      String name = String.join(" ", command);
      CheckVerdict verdict = new CheckVerdict.Failed("it does not answer hello: " + e.getMessage());
      return new Run(name, List.of(new CheckOutcome(Check.hello(hello), verdict, null)), List.of());
    }
  }

  private ExpectedFailures known(String name) {
    if (expectedFailures == null) {
      return ExpectedFailures.NONE;
    }
    boolean folder = Files.isDirectory(expectedFailures);
    Path file = folder ? expectedFailures.resolve(name + ".tsv") : expectedFailures;
    try {
      return Files.exists(file) ? ExpectedFailures.read(file) : ExpectedFailures.NONE;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
