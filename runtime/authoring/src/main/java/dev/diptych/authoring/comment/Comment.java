package dev.diptych.authoring.comment;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import dev.diptych.syntax.SyntaxTree;

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
    byte[] text = tree.source().bytes();
    int from = tree.start(token);
    int to = tree.end(token);
    while (isBlank(text[to - 1])) {
      to--;
    }
    int before = from;
    while (before > 0 && isBlank(text[before - 1])) {
      before--;
    }
    int after = to;
    while (after < text.length && isBlank(text[after])) {
      after++;
    }
    boolean last = after == text.length || text[after] == '#';
    return new Comment(
        new String(text, from, to - from, ISO_8859_1),
        before > 0 && lines(text, before, from) > 1,
        !last && lines(text, to, after) > 1);
  }

  private static boolean isBlank(byte b) {
    return b == ' ' || b == '\t' || b == '\n' || b == '\r';
  }

  /** Number of line ends between two offsets. */
  static int lines(byte[] text, int from, int to) {
    int lines = 0;
    for (int i = from; i < to; i++) {
      boolean second = text[i] == '\n' && i > from && text[i - 1] == '\r';
      lines += (text[i] == '\n' || text[i] == '\r') && !second ? 1 : 0;
    }
    return lines;
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
