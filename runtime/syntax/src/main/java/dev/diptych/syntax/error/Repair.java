package dev.diptych.syntax.error;

/**
 * A change of a text, which is one error of it.
 *
 * @param offset where it is in the text after the repairs before it
 * @param original where it is in the text as it was written
 * @param error where the parser found the error that it repairs, in the text as it was written
 * @param removed number of bytes that are removed
 * @param inserted what is there instead, with blanks around words
 * @param isSure whether all changes that are as good insert the same
 */
public record Repair(
    int offset, int original, int error, int removed, String inserted, boolean isSure) {
  /** What is inserted, without blanks. */
  public String word() {
    return inserted.strip();
  }
}
