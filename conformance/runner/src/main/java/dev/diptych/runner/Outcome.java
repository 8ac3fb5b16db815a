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
public record Outcome(Check check, Verdict verdict, String known) {
  /** What people want to know first. */
  public enum Kind {
    /** Right, as it should be. */
    PASSED,
    /** Wrong, as is known. */
    KNOWN,
    /** The implementation does not do that. */
    UNSUPPORTED,
    /** Wrong. */
    FAILED,
    /** Right, though it is listed as wrong. */
    MENDED;

    /** Whether the run as a whole is red for it. */
    public boolean red() {
      return this == FAILED || this == MENDED;
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
    return passed ? Kind.MENDED : Kind.KNOWN;
  }

  /** A sentence about it; empty where it passed as it should. */
  public String cause() {
    return switch (kind()) {
      case PASSED -> "";
      case MENDED -> "it passes, though it is listed as failing: " + known;
      case KNOWN -> known;
      case UNSUPPORTED -> ((Verdict.Unsupported) verdict).why();
      case FAILED -> ((Verdict.Failed) verdict).cause();
    };
  }
}
