package dev.diptych.authoring.syntax;

import dev.diptych.grammar.AuthoringLexer;
import dev.diptych.grammar.DiptychLexer;
import dev.diptych.model.source.Source;
import dev.diptych.text.syntax.lex.ByteCharStream;
import dev.diptych.text.syntax.lex.EncodingCheck;
import java.util.Arrays;
import org.antlr.v4.runtime.CommonToken;
import org.antlr.v4.runtime.Lexer;
import org.antlr.v4.runtime.Token;

/**
 * Compares the tokens and comments of two texts by the generated lexers, which decide what a text
 * is; the scanners of the formatter have no part in it.
 *
 * @param raw whether strings have no escapes
 * @param authored whether the texts are authored
 * @param header whether they have a header line
 * @param tail whether what follows {@code Eof} is data
 */
public record SameTokens(boolean raw, boolean authored, boolean header, boolean tail) {
  /** Whether both texts have the same tokens and comments in the same order. */
  public boolean in(Source a, Source b) {
    int mark = EncodingCheck.byteOrderMark(a.bytes());
    if (mark != EncodingCheck.byteOrderMark(b.bytes())) {
      return false;
    }
    Lexed first = new Lexed(a, mark);
    Lexed second = new Lexed(b, mark);
    do {
      first.advance();
      second.advance();
      if (!first.sameAs(second)) {
        return false;
      }
      if (tail && first.isEnd()) {
        return first.restIsThatOf(second);
      }
    } while (first.token.getType() != Token.EOF);
    return true;
  }

  /** Whether a text has no error tokens, so that it can be one of this dialect. */
  public boolean isPossible(Source text) {
    Lexed lexed = new Lexed(text, EncodingCheck.byteOrderMark(text.bytes()));
    do {
      lexed.advance();
      if (lexed.isError()) {
        return false;
      }
    } while (lexed.token.getType() != Token.EOF);
    return true;
  }

  /** A text and its current token. */
  private final class Lexed {
    private final byte[] bytes;
    private final Lexer lexer;
    private Token token = new CommonToken(Token.INVALID_TYPE);
    private int start;
    private int end;

    Lexed(Source source, int from) {
      bytes = source.bytes();
      ByteCharStream input = new ByteCharStream(source, from, source.length());
      lexer = authored ? new AuthoringLexer(input) : new DiptychLexer(input);
      lexer.removeErrorListeners();
      if (!header) {
        lexer.mode(body());
      }
    }

    private int body() {
      if (authored) {
        return raw ? AuthoringLexer.RAW : AuthoringLexer.BODY;
      }
      return raw ? DiptychLexer.RAW : DiptychLexer.BODY;
    }

    void advance() {
      token = lexer.nextToken();
      while (isEndOfHeader()) {
        lexer.mode(body());
        token = lexer.nextToken();
      }
      start = token.getStartIndex();
      end = token.getStopIndex() + 1;
      boolean comment = token.getChannel() != Token.DEFAULT_CHANNEL;
      while (comment && end > start && isBlank(bytes[end - 1])) {
        end--; // The blanks at the end of a comment are not part of it.
      }
    }

    boolean isError() {
      String name = lexer.getVocabulary().getSymbolicName(token.getType());
      return name != null && name.matches(".*BAD.*|UNTERMINATED.*|AFTER_END");
    }

    /** Whether the token is {@code Eof}. */
    boolean isEnd() {
      return token.getType() == (authored ? AuthoringLexer.END : DiptychLexer.END);
    }

    /** Whether the token ends the header line; the text may also end there. */
    private boolean isEndOfHeader() {
      int type = token.getType();
      return type == (authored ? AuthoringLexer.LINE_END : DiptychLexer.LINE_END);
    }

    boolean sameAs(Lexed other) {
      return token.getType() == other.token.getType()
          && token.getChannel() == other.token.getChannel()
          && (hasBlanks() ? sameWithoutBlanks(other) : sameBytes(other));
    }

    private boolean sameBytes(Lexed other) {
      return token.getType() == Token.EOF
          || Arrays.equals(bytes, start, end, other.bytes, other.start, other.end);
    }

    /** Whether white space inside of the token has no meaning. */
    private boolean hasBlanks() {
      int type = token.getType();
      return authored
          ? type == AuthoringLexer.BYTES || type == AuthoringLexer.CALC
          : type == DiptychLexer.BYTES;
    }

    private boolean sameWithoutBlanks(Lexed other) {
      int at = skip(start);
      int otherAt = other.skip(other.start);
      while (at < end && otherAt < other.end && bytes[at] == other.bytes[otherAt]) {
        at = skip(at + 1);
        otherAt = other.skip(otherAt + 1);
      }
      return at == end && otherAt == other.end;
    }

    private int skip(int from) {
      int at = from;
      while (at < end && isBlank(bytes[at])) {
        at++;
      }
      return at;
    }

    boolean restIsThatOf(Lexed other) {
      return Arrays.equals(bytes, end, bytes.length, other.bytes, other.end, other.bytes.length);
    }
  }

  private static boolean isBlank(byte b) {
    return b == ' ' || b == '\t' || b == '\r' || b == '\n';
  }
}
