package dev.diptych.syntax;

import dev.diptych.model.source.Span;
import dev.diptych.syntax.table.Kind;
import dev.diptych.syntax.table.Tokens;
import java.util.function.Consumer;

/** What is between the tokens that mean something: line ends, indentation and comments. */
public final class Trivia {
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

  /** Whether only white space is before a token in its line. */
  public boolean isFirstInLine(int token) {
    return isLineStart(blanksBefore(tokens.start(token)));
  }

  /** Whether a line begins at an offset. */
  public boolean isLineStart(int offset) {
    return offset == 0 || isLineEnd(offset - 1);
  }

  private boolean isLineEnd(int offset) {
    return tokens.text()[offset] == '\n' || tokens.text()[offset] == '\r';
  }

  /** Where the blanks and tabs directly before an offset begin. */
  public int blanksBefore(int offset) {
    byte[] text = tokens.text();
    int at = offset;
    while (at > 0 && (text[at - 1] == ' ' || text[at - 1] == '\t')) {
      at--;
    }
    return at;
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
    while (at < tokens.text().length && !isLineEnd(at)) {
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

  /** Number of line ends in a token: LF, CR LF or a lone CR. */
  public int lineEnds(int token) {
    byte[] text = tokens.text();
    int end = tokens.end(token);
    int lines = 0;
    for (int at = tokens.start(token); at < end; at++) {
      boolean isPair = text[at] == '\r' && at + 1 < end && text[at + 1] == '\n';
      lines += (text[at] == '\n' || text[at] == '\r') && !isPair ? 1 : 0;
    }
    return lines;
  }
}
