package dev.diptych.authoring.format;

import dev.diptych.syntax.Spelling;
import dev.diptych.syntax.SyntaxTree;
import dev.diptych.syntax.Trivia;
import dev.diptych.syntax.table.Kind;
import dev.diptych.text.sink.ByteBuilder;

/**
 * The bytes of tokens as they are written. Three kinds of tokens have white space in them that
 * means nothing: the blanks at the end of a comment, those in {@code calc (}, and the line ends in
 * {@code x"…"}, after which a line is indented.
 */
final class TokenText {
  private static final String CALC = "calc(";

  private final SyntaxTree tree;
  private final Spelling text;
  private final Trivia trivia;

  TokenText(SyntaxTree tree) {
    this.tree = tree;
    this.text = tree.spelling();
    this.trivia = tree.trivia();
  }

  /** Whether a token is a name that is spelled as a calculation begins. */
  boolean isNamedCalc(int token) {
    return tree.kind(token) == Kind.NAME
        && tree.end(token) - tree.start(token) == CALC.length() - 1
        && CALC.startsWith(tree.text(token));
  }

  /** Whether a token has several lines. */
  boolean isBroken(int token) {
    return tree.kind(token) == Kind.BYTES && trivia.hasLineEnd(token);
  }

  /** Code points of a token of one line; for texts that are not UTF-8, its bytes. */
  int width(int token) {
    int start = tree.start(token);
    int end = tree.end(token);
    return switch (tree.kind(token)) {
      case STRING, WORD -> text.characters(start, end);
      case CALC -> CALC.length();
      default -> end - start;
    };
  }

  /** Bytes of a token if a line break in it has a number of bytes. */
  int length(int token, int lineBreak) {
    if (!isBroken(token)) {
      return tree.kind(token) == Kind.CALC ? CALC.length() : tree.end(token) - tree.start(token);
    }
    ByteBuilder bytes = new ByteBuilder();
    put(token, bytes, new byte[lineBreak]);
    return bytes.length();
  }

  /**
   * Writes a token.
   *
   * @param lineBreak what is written between its lines
   */
  void put(int token, ByteBuilder out, byte[] lineBreak) {
    int start = tree.start(token);
    int end = tree.end(token);
    switch (tree.kind(token)) {
      case CALC -> out.putAscii(CALC);
      case COMMENT -> out.put(text, start, trivia.commentEnd(token));
      case BYTES -> lines(start, end, out, lineBreak);
      default -> out.put(text, start, end);
    }
  }

  private void lines(int start, int end, ByteBuilder out, byte[] lineBreak) {
    int at = start;
    while (at < end) {
      int stop = lineEnd(at, end);
      int last = stop < end ? withoutBlanks(at, stop) : stop;
      out.put(text, at, last);
      at = stop;
      if (at < end) {
        while (at < end && isBlank(text.at(at))) {
          at++;
        }
        out.put(lineBreak, 0, lineBreak.length);
      }
    }
  }

  private int withoutBlanks(int start, int end) {
    int last = end;
    while (last > start && isBlank(text.at(last - 1))) {
      last--;
    }
    return last;
  }

  private int lineEnd(int from, int end) {
    int at = from;
    while (at < end && text.at(at) != '\n' && text.at(at) != '\r') {
      at++;
    }
    return at;
  }

  static boolean isBlank(byte b) {
    return b == ' ' || b == '\t' || b == '\n' || b == '\r';
  }
}
