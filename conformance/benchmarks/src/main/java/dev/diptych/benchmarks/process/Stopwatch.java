package dev.diptych.benchmarks.process;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.apache.commons.io.FileUtils;

/**
 * Runs a program several times after a warm-up.
 *
 * @param warmups number of warm-up runs, which load the files into memory
 * @param runs number of measured runs
 * @param patience timeout in seconds
 * @param log a file for the output of the program
 */
public record Stopwatch(int warmups, int runs, int patience, Path log) {
  private static final long POLL_MILLIS = 10;

  /** Measures one program. */
  public Measured measure(Job job) throws IOException, InterruptedException {
    List<Sample> samples = new ArrayList<>();
    for (int run = 0; run < warmups + runs; run++) {
      if (job.output() != null) {
        FileUtils.deleteQuietly(job.output().toFile());
      }
      double before = ChildTime.seconds();
      long start = System.nanoTime();
      Process process = start(job);
      long peak = watch(process, start);
      double seconds = (System.nanoTime() - start) / 1e9;
      if (process.isAlive()) {
        process.destroyForcibly().waitFor();
        return Measured.failed("more than " + patience + " s");
      }
      if (process.exitValue() != 0) {
        return Measured.failed(reason(process.exitValue()));
      }
      if (run >= warmups) {
        samples.add(new Sample(seconds, ChildTime.seconds() - before, peak));
      }
    }
    return new Measured(samples, "");
  }

  private Process start(Job job) throws IOException {
    return new ProcessBuilder(job.command())
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .redirectError(log.toFile())
        .start();
  }

  /** Waits for the end and returns the last peak, which never decreases. */
  private long watch(Process process, long start) throws InterruptedException {
    long peak = 0;
    long deadline = start + TimeUnit.SECONDS.toNanos(patience);
    do {
      peak = Math.max(peak, PeakMemory.of(process.pid()));
    } while (!process.waitFor(POLL_MILLIS, TimeUnit.MILLISECONDS) && System.nanoTime() < deadline);
    return peak;
  }

  private String reason(int exit) throws IOException {
    String output = Files.readString(log, UTF_8);
    if (output.contains("OutOfMemoryError")) {
      return "out of memory";
    }
    String first = output.lines().findFirst().orElse("");
    return "exit code " + exit + (first.isEmpty() ? "" : ": " + first);
  }
}
