package dev.diptych.runner.report;

import static dev.diptych.runner.report.SmallRun.PASSED;
import static dev.diptych.runner.report.SmallRun.outcome;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.runner.Run;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A run in a line, and what makes it red. */
class RunSummaryTest {
  @Test
  void countsEveryKindOfOutcome() {
    assertThat(RunSummary.line(SmallRun.good())).isEqualTo("good: 4 passed, 0 failed");
    assertThat(RunSummary.line(SmallRun.bad()))
        .isEqualTo(
            "C&C <1>: 0 passed, 1 failed as expected, 1 not supported, 1 failed,"
                + " 1 passed unexpectedly");
    assertThat(RunSummary.line(new Run("x", List.of(), List.of())))
        .isEqualTo("x: 0 passed, 0 failed");
  }

  @Test
  void thousandsHaveSeparators() {
    Run run =
        new Run("x", Collections.nCopies(1342, outcome("a/b:parse", PASSED, null)), List.of());
    assertThat(RunSummary.line(run)).isEqualTo("x: 1,342 passed, 0 failed");
  }

  @Test
  void everyProblemIsAParagraph() {
    assertThat(RunSummary.problems(SmallRun.good())).isEmpty();
    assertThat(RunSummary.problems(SmallRun.bad()))
        .containsExactly(
            "C&C <1>: valid/a/one:decode\n  (1 < 2 & 3)\n  it died:\n  <a> & \u001b[1mb\u0000",
            "C&C <1>: valid/a/one:parse\n  (1 < 2 & 3)\n"
                + "  it passes although it is listed as an expected failure: too & hard",
            "C&C <1>: no check matches the expected failure 'valid/b/*'");
  }

  @Test
  void listsOnlyDirectionsWithOutcomes() {
    assertThat(RunSummary.does(SmallRun.good())).isEqualTo("decode, parse");
    assertThat(RunSummary.does(new Run("x", List.of(), List.of()))).isEmpty();
  }
}
