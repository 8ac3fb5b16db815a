package dev.diptych.benchmarks.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class StopwatchTest {
  private static final String JAVA =
      Path.of(System.getProperty("java.home"), "bin/java").toString();

  @TempDir Path folder;

  @Test
  void countsTheRunsAfterTheWarmUp() throws IOException, InterruptedException {
    Measured measured = stopwatch().measure(new Job(List.of(JAVA, "-version"), null));

    assertThat(measured.ok()).isTrue();
    assertThat(measured.samples()).hasSize(2);
    assertThat(measured.median()).isBetween(measured.fastest(), measured.slowest());
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void measuresProcessorTimeAndMemory() throws IOException, InterruptedException {
    Measured measured = stopwatch().measure(new Job(List.of(JAVA, "-version"), null));

    assertThat(measured.cpu()).isPositive();
    assertThat(measured.peakBytes()).isPositive();
  }

  @Test
  void tellsWhyAProgramFailed() throws IOException, InterruptedException {
    Measured measured = stopwatch().measure(new Job(List.of(JAVA, "-no-such-option"), null));

    assertThat(measured.ok()).isFalse();
    assertThat(measured.failure()).startsWith("exit code 1: ").contains("no-such-option");
  }

  private Stopwatch stopwatch() {
    return new Stopwatch(1, 2, 60, folder.resolve("log.txt"));
  }
}
