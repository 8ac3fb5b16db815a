package dev.diptych.authoring.comment;

import dev.diptych.syntax.SyntaxTree;
import dev.diptych.syntax.Trivia;
import dev.diptych.syntax.table.Kind;

/**
 * A comment.
 *
 * @param text from its {@code #} on, without the blanks at its end; one character for each byte
 * @param blankBefore whether an empty line precedes it
 * @param blankAfter whether an empty line, and no comment, follows it
 */
record Comment(String text, boolean blankBefore, boolean blankAfter) {
  /** A token of a text. */
  static Comment of(SyntaxTree tree, int token) {
    Trivia trivia = tree.trivia();
    int before = trivia.whiteBefore(token);
    int after = trivia.afterWhite(token + 1);
    boolean last = tree.kind(after) == Kind.EOF || tree.kind(after) == Kind.COMMENT;
    return new Comment(
        tree.spelling().latin1(tree.start(token), trivia.commentEnd(token)),
        before > 0 && trivia.lines(before, token) > 1,
        !last && trivia.lines(token + 1, after) > 1);
  }

  /** Whether nothing but blanks precedes an offset on its line. */
  static boolean isAtLineStart(byte[] text, int offset) {
    int at = offset;
    while (at > 0 && (text[at - 1] == ' ' || text[at - 1] == '\t')) {
      at--;
    }
    return at == 0 || text[at - 1] == '\n' || text[at - 1] == '\r';
  }

  /** The same comment without empty lines. */
  Comment tight() {
    return new Comment(text, false, false);
  }
}
