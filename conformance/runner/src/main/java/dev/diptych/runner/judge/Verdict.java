package dev.diptych.runner.judge;

/** The verdict on an answer. */
public sealed interface Verdict {
  /** The answer is correct. */
  record Passed() implements Verdict {}

  /**
   * The answer is wrong or missing.
   *
   * @param cause the cause, a sentence or a few lines
   */
  record Failed(String cause) implements Verdict {}

  /**
   * The implementation does not support the operation.
   *
   * @param why its own explanation
   */
  record Unsupported(String why) implements Verdict {}
}
