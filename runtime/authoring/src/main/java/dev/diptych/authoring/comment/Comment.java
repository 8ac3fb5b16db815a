package dev.diptych.authoring.comment;

/**
 * A comment.
 *
 * @param text from its {@code #} on, without the blanks at its end; one character for each byte
 * @param blankBefore whether an empty line precedes it
 * @param blankAfter whether an empty line, and no comment, follows it
 */
record Comment(String text, boolean blankBefore, boolean blankAfter) {
  /** The same comment without empty lines. */
  Comment tight() {
    return new Comment(text, false, false);
  }
}
