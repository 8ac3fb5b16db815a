package dev.diptych.model.diagnostic;

/**
 * A correction of a word, or of several. They are around the begin of the range of the diagnostic,
 * in it, or after it on the same line.
 *
 * @param word the word that is probably wrong, as it is in the text
 * @param better what to write instead; nothing to remove it
 */
public record Replacement(String word, String better) {
  /** {@code "; did you mean 'x'?"}, for messages. */
  public String question() {
    return "; did you mean '" + better + "'?";
  }
}
