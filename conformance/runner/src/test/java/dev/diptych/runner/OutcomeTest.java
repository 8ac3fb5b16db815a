package dev.diptych.runner;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.runner.judge.Verdict;
import dev.diptych.runner.suite.Check;
import dev.diptych.runner.suite.Direction;
import dev.diptych.runner.suite.Expected;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What an answer is worth and what is known together say whether a run is red. */
class OutcomeTest {
  private static final Check CHECK =
      new Check("a/b:encode", "it", Direction.ENCODE, Map.of(), new Expected.Data("", false));
  private static final Verdict PASSED = new Verdict.Passed();
  private static final Verdict FAILED = new Verdict.Failed("it is wrong");
  private static final Verdict UNSUPPORTED = new Verdict.Unsupported("no encode");

  @Test
  void whatIsNotListedIsAsItIs() {
    outcome(PASSED, null, Outcome.Kind.PASSED, "");
    outcome(FAILED, null, Outcome.Kind.FAILED, "it is wrong");
    outcome(UNSUPPORTED, null, Outcome.Kind.UNSUPPORTED, "no encode");
  }

  @Test
  void whatIsListedMustFail() {
    outcome(FAILED, "known", Outcome.Kind.KNOWN, "known");
    outcome(
        PASSED, "known", Outcome.Kind.MENDED, "it passes, though it is listed as failing: known");
    outcome(UNSUPPORTED, "known", Outcome.Kind.UNSUPPORTED, "no encode");
  }

  @Test
  void aRunIsRedForWhatIsNotAsExpected() {
    assertThat(new Run("x", List.of(), List.of()).green()).isTrue();
    assertThat(new Run("x", List.of(), List.of("*")).green()).isFalse();
    assertThat(run(PASSED, null).green()).isTrue();
    assertThat(run(FAILED, "known").green()).isTrue();
    assertThat(run(UNSUPPORTED, null).green()).isTrue();
    assertThat(run(FAILED, null).green()).isFalse();
    assertThat(run(PASSED, "known").green()).isFalse();
  }

  private static Run run(Verdict verdict, String known) {
    return new Run("x", List.of(new Outcome(CHECK, verdict, known)), List.of());
  }

  private static void outcome(Verdict verdict, String known, Outcome.Kind kind, String cause) {
    Outcome outcome = new Outcome(CHECK, verdict, known);
    assertThat(outcome.kind()).isEqualTo(kind);
    assertThat(outcome.cause()).isEqualTo(cause);
  }
}
