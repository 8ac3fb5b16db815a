package dev.diptych.conformance.executors;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.diptych.conformance.Repository;
import dev.diptych.runner.Campaign;
import dev.diptych.runner.CheckOutcome;
import dev.diptych.runner.Run;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The guide and the README are correct about implementations. */
class GuideTest {
  @Test
  void theMinimalExecutorPassesWhatItSupports() throws IOException {
    boolean python =
        Stream.of(System.getenv("PATH").split(File.pathSeparator))
            .anyMatch(folder -> Files.isExecutable(Path.of(folder, "python3")));
    assumeTrue(python, "there is no python3");
    Path vectors = Repository.path("conformance/vectors");
    String program = Repository.path("conformance/docs/minimal.py").toString();
    Campaign campaign = new Campaign(vectors, List.of("*/input_animation/*"), null, 30, Map.of());
    Run run = campaign.runAll(List.of(List.of("python3", program))).get(0);
    assertThat(run.passed()).isTrue();
    assertThat(run.count(CheckOutcome.Kind.PASSED)).isPositive();
  }

  @Test
  void theSummaryOfTheReportIsInTheReadme() throws IOException {
    List<String> report = Files.readAllLines(Repository.path("conformance/REPORT.md"));
    List<String> summary =
        report.stream()
            .dropWhile(line -> !line.startsWith("|"))
            .takeWhile(l -> !l.isEmpty())
            .toList();
    assertThat(summary).hasSizeGreaterThan(6);
    assertThat(Files.readString(Repository.path("README.md")))
        .as("conformance/run --report md -o conformance/REPORT.md, then copy its table")
        .contains(String.join("\n", summary));
  }

  @Test
  void expectedFailuresBelongToExistingExecutors() throws IOException {
    try (var files = Files.list(Repository.path("conformance/expected-failures"))) {
      for (Path file : files.toList()) {
        String name = String.valueOf(file.getFileName()).replaceFirst("\\.tsv$", "");
        assertThat(Repository.path("conformance/executors/" + name + "/run")).isExecutable();
      }
    }
  }
}
