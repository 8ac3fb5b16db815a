package dev.diptych.runner.report;

import static dev.diptych.runner.report.SmallRun.PASSED;
import static dev.diptych.runner.report.SmallRun.outcome;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.runner.Run;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A run in a line, and what makes it red. */
class SummaryTest {
  @Test
  void aLineCountsWhatThereIs() {
    assertThat(Summary.line(SmallRun.good())).isEqualTo("good: 4 passed, 0 failed");
    assertThat(Summary.line(SmallRun.bad()))
        .isEqualTo(
            "C&C <1>: 0 passed, 1 fails as listed, 1 not supported, 1 failed,"
                + " 1 passes though listed");
    assertThat(Summary.line(new Run("x", List.of(), List.of()))).isEqualTo("x: 0 passed, 0 failed");
  }

  @Test
  void thousandsAreSetApart() {
    Run run =
        new Run("x", Collections.nCopies(1342, outcome("a/b:parse", PASSED, null)), List.of());
    assertThat(Summary.line(run)).isEqualTo("x: 1,342 passed, 0 failed");
  }

  @Test
  void whatMakesARunRedIsAParagraph() {
    assertThat(Summary.findings(SmallRun.good())).isEmpty();
    assertThat(Summary.findings(SmallRun.bad()))
        .containsExactly(
            "C&C <1>: valid/a/one:decode\n  (1 < 2 & 3)\n  it died:\n  <a> & \u001b[1mb\u0000",
            "C&C <1>: valid/a/one:parse\n  (1 < 2 & 3)\n"
                + "  it passes, though it is listed as failing: too & hard",
            "C&C <1>: no check is called 'valid/b/*', which is listed as failing");
  }

  @Test
  void directionsAreThoseThatSomethingCameOf() {
    assertThat(Summary.does(SmallRun.good())).isEqualTo("decode, parse");
    assertThat(Summary.does(new Run("x", List.of(), List.of()))).isEmpty();
  }
}
