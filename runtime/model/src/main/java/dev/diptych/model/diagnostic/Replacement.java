package dev.diptych.model.diagnostic;

/**
 * A correction of one word. The word begins in the range of the diagnostic, or follows it on the
 * same line.
 *
 * @param word the word that is probably wrong, as it is in the text
 * @param better what to write instead
 */
public record Replacement(String word, String better) {
  /** {@code "; did you mean 'x'?"}, for messages. */
  public String question() {
    return "; did you mean '" + better + "'?";
  }
}
