package dev.diptych.runner;

import static java.util.Objects.requireNonNull;

import dev.diptych.runner.judge.CheckVerdict;
import dev.diptych.runner.suite.Check;
import dev.diptych.runner.suite.Level;
import org.jspecify.annotations.Nullable;

/**
 * The outcome of a check.
 *
 * @param check the check
 * @param verdict the verdict on the answer
 * @param known why it is expected to fail, or null
 */
public record CheckOutcome(Check check, CheckVerdict verdict, @Nullable String known) {
  /** The kind of an outcome. */
  public enum Kind {
    /** Correct, as expected. */
    PASSED,
    /** Wrong, as expected. */
    EXPECTED_FAILURE,
    /** The implementation does not support the operation. */
    UNSUPPORTED,
    /** Wrong, in a case that is only recommended. */
    RECOMMENDED_FAILURE,
    /** Wrong. */
    FAILED,
    /** Correct, although listed as an expected failure. */
    UNEXPECTED_PASS;

    /** Whether this fails the whole run. */
    public boolean fails() {
      return this == FAILED || this == UNEXPECTED_PASS;
    }
  }

  /** The kind of this outcome. */
  public Kind kind() {
    if (verdict instanceof CheckVerdict.Unsupported) {
      return Kind.UNSUPPORTED;
    }
    boolean passed = verdict instanceof CheckVerdict.Passed;
    if (known == null) {
      boolean required = check.level() == Level.REQUIRED;
      return passed ? Kind.PASSED : required ? Kind.FAILED : Kind.RECOMMENDED_FAILURE;
    }
    return passed ? Kind.UNEXPECTED_PASS : Kind.EXPECTED_FAILURE;
  }

  /** The cause as a sentence; empty if the check passed as expected. */
  public String cause() {
    return switch (kind()) {
      case PASSED -> "";
      case UNEXPECTED_PASS -> "it passes although it is listed as an expected failure: " + known;
      case EXPECTED_FAILURE -> requireNonNull(known);
      case UNSUPPORTED -> ((CheckVerdict.Unsupported) verdict).why();
      case FAILED, RECOMMENDED_FAILURE -> ((CheckVerdict.Failed) verdict).cause();
    };
  }
}
