package dev.diptych.runner;

import dev.diptych.runner.judge.Verdict;
import dev.diptych.runner.suite.Check;

/**
 * What came of a check.
 *
 * @param check what was asked
 * @param verdict what the answer is worth
 * @param known why it is expected to fail, or null where it is not
 */
public record CheckOutcome(Check check, Verdict verdict, String known) {
  /** What people want to know first. */
  public enum Kind {
    /** Right, as it should be. */
    PASSED,
    /** Wrong, as is known. */
    EXPECTED_FAILURE,
    /** The implementation does not do that. */
    UNSUPPORTED,
    /** Wrong. */
    FAILED,
    /** Right, though it is listed as wrong. */
    UNEXPECTED_PASS;

    /** Whether the run as a whole is red for it. */
    public boolean fails() {
      return this == FAILED || this == UNEXPECTED_PASS;
    }
  }

  /** Which of these it is. */
  public Kind kind() {
    if (verdict instanceof Verdict.Unsupported) {
      return Kind.UNSUPPORTED;
    }
    boolean passed = verdict instanceof Verdict.Passed;
    if (known == null) {
      return passed ? Kind.PASSED : Kind.FAILED;
    }
    return passed ? Kind.UNEXPECTED_PASS : Kind.EXPECTED_FAILURE;
  }

  /** A sentence about it; empty where it passed as it should. */
  public String cause() {
    return switch (kind()) {
      case PASSED -> "";
      case UNEXPECTED_PASS -> "it passes, though it is listed as failing: " + known;
      case EXPECTED_FAILURE -> known;
      case UNSUPPORTED -> ((Verdict.Unsupported) verdict).why();
      case FAILED -> ((Verdict.Failed) verdict).cause();
    };
  }
}
