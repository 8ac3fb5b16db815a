package dev.diptych.authoring.comment;

/**
 * Where a comment is put in a printed text.
 *
 * @param line offset of the token before whose line a comment of its own line is put; the length of
 *     the text for its end
 * @param beside offset after the item beside which the comment is put; -1 for a line of its own
 */
record Place(int line, int beside) {
  /** A line of its own before that of a token. */
  static Place before(int token) {
    return new Place(token, -1);
  }

  /** Whether the comment shares a line with an item. */
  boolean isBeside() {
    return beside >= 0;
  }
}
