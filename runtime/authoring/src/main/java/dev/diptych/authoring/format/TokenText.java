package dev.diptych.authoring.format;

import dev.diptych.syntax.SyntaxTree;
import dev.diptych.syntax.table.Kind;
import dev.diptych.text.sink.ByteBuilder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * The bytes of tokens as they are written. Three kinds of tokens have white space in them that
 * means nothing: the blanks at the end of a comment, those in {@code calc (}, and the line ends in
 * {@code x"…"}, after which a line is indented.
 */
final class TokenText {
  private static final byte[] CALC = "calc(".getBytes(StandardCharsets.US_ASCII);

  private final SyntaxTree tree;
  private final byte[] text;

  TokenText(SyntaxTree tree) {
    this.tree = tree;
    this.text = tree.source().bytes();
  }

  /** Whether a token is a name that is spelled as a calculation begins. */
  boolean isNamedCalc(int token) {
    int start = tree.start(token);
    int length = CALC.length - 1;
    return tree.kind(token) == Kind.NAME
        && tree.end(token) - start == length
        && Arrays.equals(text, start, start + length, CALC, 0, length);
  }

  /** Whether a token has several lines. */
  boolean isBroken(int token) {
    int end = tree.end(token);
    return tree.kind(token) == Kind.BYTES && lineEnd(tree.start(token), end) < end;
  }

  /** Code points of a token of one line; for texts that are not UTF-8, its bytes. */
  int width(int token) {
    int start = tree.start(token);
    int end = tree.end(token);
    return switch (tree.kind(token)) {
      case STRING, WORD -> width(start, end);
      case CALC -> CALC.length;
      default -> end - start;
    };
  }

  private int width(int start, int end) {
    int width = 0;
    for (int i = start; i < end; i++) {
      width += (text[i] & 0xC0) == 0x80 ? 0 : 1;
    }
    return width;
  }

  /** Bytes of a token if a line break in it has a number of bytes. */
  int length(int token, int lineBreak) {
    if (!isBroken(token)) {
      return tree.kind(token) == Kind.CALC ? CALC.length : tree.end(token) - tree.start(token);
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
      case CALC -> out.put(CALC, 0, CALC.length);
      case COMMENT -> out.put(text, start, withoutBlanks(start, end) - start);
      case BYTES -> lines(start, end, out, lineBreak);
      default -> out.put(text, start, end - start);
    }
  }

  private void lines(int start, int end, ByteBuilder out, byte[] lineBreak) {
    int at = start;
    while (at < end) {
      int stop = lineEnd(at, end);
      int last = stop < end ? withoutBlanks(at, stop) : stop;
      out.put(text, at, last - at);
      at = stop;
      if (at < end) {
        while (at < end && isBlank(text[at])) {
          at++;
        }
        out.put(lineBreak, 0, lineBreak.length);
      }
    }
  }

  private int withoutBlanks(int start, int end) {
    int last = end;
    while (last > start && isBlank(text[last - 1])) {
      last--;
    }
    return last;
  }

  private int lineEnd(int from, int end) {
    int at = from;
    while (at < end && text[at] != '\n' && text[at] != '\r') {
      at++;
    }
    return at;
  }

  static boolean isBlank(byte b) {
    return b == ' ' || b == '\t' || b == '\n' || b == '\r';
  }
}
