package dev.diptych.authoring.format;

import dev.diptych.syntax.SyntaxTree;
import dev.diptych.syntax.Trivia;
import dev.diptych.syntax.table.Kind;

/** A token or comment of a text, and the white space directly before it. */
final class Place {
  private static final int TAB = 2; // columns

  private final SyntaxTree tree;
  private final Trivia trivia;
  private int token;
  private Kind kind = Kind.EOF;
  private int lines;
  private int blanks;

  Place(SyntaxTree tree) {
    this.tree = tree;
    this.trivia = tree.trivia();
  }

  /** Goes to the first token from {@code from} on that is not white space. */
  void read(int from) {
    token = from;
    lines = 0;
    blanks = 0;
    for (; trivia.isWhite(token); token++) {
      int ends = trivia.lineEnds(token);
      lines += ends;
      blanks = (ends > 0 ? 0 : blanks) + trivia.indentation(token, TAB);
    }
    kind = tree.kind(token);
  }

  int token() {
    return token;
  }

  Kind kind() {
    return kind;
  }

  /** Number of line ends before the token. */
  int lines() {
    return lines;
  }

  /** Number of blanks directly before the token; a tab is as wide as two. */
  int blanks() {
    return blanks;
  }

  /** Whether there is white space before the token. */
  boolean isSeparate() {
    return lines > 0 || blanks > 0;
  }
}
