package dev.diptych.runner.judge;

/** What an answer is worth. */
public sealed interface Verdict {
  /** It is right. */
  record Passed() implements Verdict {}

  /**
   * It is wrong, or there is none.
   *
   * @param cause how so, a sentence or a few lines
   */
  record Failed(String cause) implements Verdict {}

  /**
   * The implementation does not do that.
   *
   * @param why in its own words
   */
  record Unsupported(String why) implements Verdict {}
}
