package dev.diptych.syntax;

import dev.diptych.model.source.Span;
import dev.diptych.syntax.table.Kind;
import dev.diptych.syntax.table.Tokens;
import java.util.function.Consumer;

/** What is between the tokens that mean something: line ends, indentation and comments. */
public final class Trivia {
  private static final long WHITE = Kind.bits(Kind.SPACE, Kind.LINE_END);

  private final Tokens tokens;

  Trivia(Tokens tokens) {
    this.tokens = tokens;
  }

  /** The comments from one token to before another one, in their order. */
  public void comments(int from, int to, Consumer<Comment> sink) {
    for (int token = from; token < to; token++) {
      if (tokens.kind(token) == Kind.COMMENT) {
        Span span = new Span(tokens.start(token), tokens.end(token));
        sink.accept(new Comment(token, span, isFirstInLine(token)));
      }
    }
  }

  /** Offset after a comment, without the blanks at its end. */
  public int commentEnd(int token) {
    return blanksStart(tokens.end(token));
  }

  /** Where the blanks directly before an offset begin, in the same line. */
  public int blanksStart(int offset) {
    byte[] text = tokens.text();
    int at = offset;
    while (at > 0 && (text[at - 1] == ' ' || text[at - 1] == '\t')) {
      at--;
    }
    return at;
  }

  /** Whether only white space is before a token in its line. */
  public boolean isFirstInLine(int token) {
    return isLineStart(blanksStart(tokens.start(token)));
  }

  /** Whether a line begins at an offset. */
  public boolean isLineStart(int offset) {
    return offset == 0 || isLineEnd(tokens.text()[offset - 1]);
  }

  /** Where the line of an offset begins. */
  public int lineStart(int offset) {
    int at = offset;
    while (!isLineStart(at)) {
      at--;
    }
    return at;
  }

  /** Where the line of an offset ends, before its line end. */
  public int lineEnd(int offset) {
    int at = offset;
    while (at < tokens.text().length && !isLineEnd(tokens.text()[at])) {
      at++;
    }
    return at;
  }

  /** Number of blanks and tabs that the line of an offset begins with, at most up to it. */
  public int indentation(int offset) {
    byte[] text = tokens.text();
    int start = lineStart(offset);
    int at = start;
    while (at < offset && (text[at] == ' ' || text[at] == '\t')) {
      at++;
    }
    return at - start;
  }

  /** Whether a token is only white space. */
  public boolean isWhite(int token) {
    return tokens.kind(token).isIn(WHITE);
  }

  /** The first token from {@code token} on that is not white space. */
  public int afterWhite(int token) {
    int at = token;
    while (isWhite(at)) {
      at++;
    }
    return at;
  }

  /** The first token of the white space directly before a token; itself if there is none. */
  public int whiteBefore(int token) {
    int at = token;
    while (at > 0 && isWhite(at - 1)) {
      at--;
    }
    return at;
  }

  /** Number of line ends in the white space from one token to before another one. */
  public int lines(int from, int to) {
    int lines = 0;
    for (int token = from; token < to; token++) {
      lines += isWhite(token) ? lineEnds(token) : 0;
    }
    return lines;
  }

  /** Number of line ends between a token and the last one before it that parsers see. */
  public int linesBefore(int token) {
    int lines = 0;
    for (int at = token - 1; at >= 0 && tokens.isTrivia(at); at--) {
      lines += lineEnds(at);
    }
    return lines;
  }

  /**
   * The line end of the text: CR LF if the first line feed follows a carriage return, CR if there
   * is no line feed but a carriage return, otherwise LF.
   */
  public String lineEnd() {
    byte[] text = tokens.text();
    boolean hasReturn = false;
    for (int at = 0; at < text.length; at++) {
      if (text[at] == '\n') {
        return at > 0 && text[at - 1] == '\r' ? "\r\n" : "\n";
      }
      hasReturn |= text[at] == '\r';
    }
    return hasReturn ? "\r" : "\n";
  }

  /** Whether lines end with CR LF. */
  public boolean isCrLf() {
    return lineEnd().length() == 2;
  }

  /**
   * The width of the blanks at the end of a token of white space, after its last line end.
   *
   * @param tab the width of a tab
   */
  public int indentation(int token, int tab) {
    byte[] text = tokens.text();
    int start = tokens.start(token);
    int width = 0;
    for (int at = tokens.end(token) - 1; at >= start && !isLineEnd(text[at]); at--) {
      width += text[at] == '\t' ? tab : 1;
    }
    return width;
  }

  /** Whether a token has several lines. */
  public boolean hasLineEnd(int token) {
    byte[] text = tokens.text();
    int end = tokens.end(token);
    for (int at = tokens.start(token); at < end; at++) {
      if (isLineEnd(text[at])) {
        return true;
      }
    }
    return false;
  }

  private static boolean isLineEnd(byte b) {
    return b == '\n' || b == '\r';
  }

  /** Number of line ends in a token: LF, CR LF or a lone CR. */
  public int lineEnds(int token) {
    byte[] text = tokens.text();
    int end = tokens.end(token);
    int lines = 0;
    for (int at = tokens.start(token); at < end; at++) {
      boolean isPair = text[at] == '\r' && at + 1 < end && text[at + 1] == '\n';
      lines += isLineEnd(text[at]) && !isPair ? 1 : 0;
    }
    return lines;
  }
}
