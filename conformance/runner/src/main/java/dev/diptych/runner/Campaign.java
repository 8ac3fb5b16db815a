package dev.diptych.runner;

import dev.diptych.runner.judge.ExpectedFailures;
import dev.diptych.runner.judge.Glob;
import dev.diptych.runner.judge.Verdict;
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

/** Runs one suite against several implementations, as many at a time as there are processors. */
public final class Campaign {
  private final List<Check> checks;
  private final boolean whole;
  private final Path expectedFailures;
  private final double seconds;
  private final Map<String, Object> hello;

  /**
   * A campaign.
   *
   * @param vectors a folder or a zip
   * @param globs patterns of what is asked; everything where there are none
   * @param expectedFailures a file, or a folder with one for each name; null where nothing is known
   * @param seconds how long an answer may take
   * @param schemas all that the suite uses, by key, ready for a JSON writer
   * @throws IOException where the vectors cannot be read, or are not what their manifest says
   */
  public Campaign(
      Path vectors,
      List<String> globs,
      Path expectedFailures,
      double seconds,
      Map<String, ?> schemas)
      throws IOException {
    if (expectedFailures != null && !Files.exists(expectedFailures)) {
      throw new IOException("there is no " + expectedFailures);
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

  /** How many questions there are. */
  public int checks() {
    return checks.size();
  }

  /**
   * Runs all of {@code commands}.
   *
   * @return what came of each, in their order
   * @throws IOException where there is no such program
   */
  public List<Run> runAll(List<List<String>> commands) throws IOException {
    int most = Runtime.getRuntime().availableProcessors();
    ExecutorService pool = Executors.newFixedThreadPool(Math.min(most, commands.size()));
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

  /** Runs one; that it cannot even be asked is a finding as well. */
  private Run run(List<String> command) throws IOException {
    try {
      return one(command);
    } catch (UncheckedIOException e) {
      throw e.getCause();
    } catch (Runner.HelloException e) {
      String name = String.join(" ", command);
      Verdict verdict = new Verdict.Failed("it does not answer hello: " + e.getMessage());
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
