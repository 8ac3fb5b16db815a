package dev.diptych.runner.judge;

/** The verdict on an answer. */
public sealed interface CheckVerdict {
  /** The answer is correct. */
  record Passed() implements CheckVerdict {}

  /**
   * The answer is wrong or missing.
   *
   * @param cause the cause, a sentence or a few lines
   */
  record Failed(String cause) implements CheckVerdict {}

  /**
   * The implementation does not support the operation.
   *
   * @param why its own explanation
   */
  record Unsupported(String why) implements CheckVerdict {}
}
