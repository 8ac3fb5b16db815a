package dev.diptych.authoring.format;

import dev.diptych.syntax.SyntaxTree;
import dev.diptych.syntax.table.Kind;

/** A token or comment of a text, and the white space directly before it. */
final class Place {
  private static final long WHITE = Kind.bits(Kind.SPACE, Kind.LINE_END);

  private final SyntaxTree tree;
  private final byte[] text;
  private int token;
  private Kind kind = Kind.EOF;
  private int lines;
  private int blanks;

  Place(SyntaxTree tree) {
    this.tree = tree;
    this.text = tree.source().bytes();
  }

  /** Whether a token is only white space. */
  static boolean isWhite(Kind kind) {
    return kind.isIn(WHITE);
  }

  /** Goes to the first token from {@code from} on that is not white space. */
  void read(int from) {
    token = from;
    lines = 0;
    blanks = 0;
    kind = tree.kind(token);
    while (isWhite(kind)) {
      white(tree.start(token), tree.end(token));
      kind = tree.kind(++token);
    }
  }

  private void white(int from, int to) {
    for (int at = from; at < to; at++) {
      byte b = text[at];
      boolean isLineEnd = b == '\n' || b == '\r';
      boolean isSecond = b == '\n' && at > from && text[at - 1] == '\r';
      lines += isLineEnd && !isSecond ? 1 : 0;
      blanks = isLineEnd ? 0 : blanks + (b == '\t' ? 2 : 1);
    }
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
