package dev.diptych.runner;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.runner.judge.CheckVerdict;
import dev.diptych.runner.suite.Check;
import dev.diptych.runner.suite.Direction;
import dev.diptych.runner.suite.Expected;
import dev.diptych.runner.suite.Level;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The verdict and the expected failures determine whether a run fails. */
class CheckOutcomeTest {
  private static final Check CHECK =
      new Check("a/b:encode", "it", Direction.ENCODE, Map.of(), new Expected.Data("", false));
  private static final CheckVerdict PASSED = new CheckVerdict.Passed();
  private static final CheckVerdict FAILED = new CheckVerdict.Failed("it is wrong");
  private static final CheckVerdict UNSUPPORTED = new CheckVerdict.Unsupported("no encode");

  @Test
  void unlistedChecksHaveNoReason() {
    outcome(PASSED, null, CheckOutcome.Kind.PASSED, "");
    outcome(FAILED, null, CheckOutcome.Kind.FAILED, "it is wrong");
    outcome(UNSUPPORTED, null, CheckOutcome.Kind.UNSUPPORTED, "no encode");
  }

  @Test
  void listedChecksMustFail() {
    outcome(FAILED, "known", CheckOutcome.Kind.EXPECTED_FAILURE, "known");
    outcome(
        PASSED,
        "known",
        CheckOutcome.Kind.UNEXPECTED_PASS,
        "it passes although it is listed as an expected failure: known");
    outcome(UNSUPPORTED, "known", CheckOutcome.Kind.UNSUPPORTED, "no encode");
  }

  @Test
  void unexpectedOutcomesFailTheRun() {
    assertThat(new Run("x", List.of(), List.of()).passed()).isTrue();
    assertThat(new Run("x", List.of(), List.of("*")).passed()).isFalse();
    assertThat(run(PASSED, null).passed()).isTrue();
    assertThat(run(FAILED, "known").passed()).isTrue();
    assertThat(run(UNSUPPORTED, null).passed()).isTrue();
    assertThat(run(FAILED, null).passed()).isFalse();
    assertThat(run(PASSED, "known").passed()).isFalse();
  }

  @Test
  void recommendedChecksFailStrictRunsOnly() {
    Check recommended =
        new Check(
            "a/b:encode",
            "it",
            Level.RECOMMENDED,
            Direction.ENCODE,
            Map.of(),
            new Expected.Data("", false));
    CheckOutcome outcome = new CheckOutcome(recommended, FAILED, null);
    assertThat(outcome.kind()).isEqualTo(CheckOutcome.Kind.RECOMMENDED_FAILURE);
    assertThat(outcome.cause()).isEqualTo("it is wrong");
    Run run = new Run("x", List.of(outcome), List.of());
    assertThat(run.passed()).isTrue();
    assertThat(run.passedStrictly()).isFalse();
    assertThat(run(PASSED, null).passedStrictly()).isTrue();
    assertThat(run(FAILED, null).passedStrictly()).isFalse();
    assertThat(new CheckOutcome(recommended, PASSED, "known").kind())
        .isEqualTo(CheckOutcome.Kind.UNEXPECTED_PASS);
  }

  private static Run run(CheckVerdict verdict, String known) {
    return new Run("x", List.of(new CheckOutcome(CHECK, verdict, known)), List.of());
  }

  private static void outcome(
      CheckVerdict verdict, String known, CheckOutcome.Kind kind, String cause) {
    CheckOutcome outcome = new CheckOutcome(CHECK, verdict, known);
    assertThat(outcome.kind()).isEqualTo(kind);
    assertThat(outcome.cause()).isEqualTo(cause);
  }
}
