package dev.diptych.benchmarks;

import dev.diptych.benchmarks.inner.Floats;
import dev.diptych.benchmarks.inner.Steps;
import java.io.IOException;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.util.Statistics;

/** Measures inner parts, each in its own warm JVM. */
final class InnerRuns {
  private static final String NOTE =
      """
      JMH. Of floats an operation is one number, of steps the whole way with a shipped recording of
      4 MB, but for the column, which is one of its 377 curves that have keys. Steps that take parts
      at the same time use all cores.\
      """;

  private InnerRuns() {}

  static Table run(boolean quick) throws IOException {
    Options options =
        new OptionsBuilder()
            .include(pattern(Floats.class))
            .include(pattern(Steps.class))
            .mode(Mode.AverageTime)
            .timeUnit(TimeUnit.NANOSECONDS)
            .forks(1)
            .warmupIterations(quick ? 1 : 3)
            .warmupTime(TimeValue.seconds(1))
            .measurementIterations(quick ? 1 : 5)
            .measurementTime(TimeValue.seconds(1))
            .build();
    try {
      Collection<RunResult> results = new Runner(options).run();
      List<String> header = List.of("part", "step", "unit", "mean", "min … max");
      return new Table("Inner parts", NOTE, header, rows(results));
    } catch (RunnerException e) {
      throw new IOException(e);
    }
  }

  private static String pattern(Class<?> benchmarks) {
    return benchmarks.getName().replace(".", "\\.") + "\\.";
  }

  private static List<List<String>> rows(Collection<RunResult> results) {
    return results.stream().map(InnerRuns::row).toList();
  }

  private static List<String> row(RunResult result) {
    String name = result.getParams().getBenchmark();
    String[] parts = name.split("\\.", -1);
    Statistics nanos = result.getPrimaryResult().getStatistics();
    boolean slow = nanos.getMean() > 10_000;
    double unit = slow ? 1e6 : 1;
    return List.of(
        parts[parts.length - 2],
        parts[parts.length - 1],
        slow ? "ms" : "ns",
        Report.number("%.2f", nanos.getMean() / unit),
        Report.number("%.2f", nanos.getMin() / unit)
            + " … "
            + Report.number("%.2f", nanos.getMax() / unit));
  }
}
