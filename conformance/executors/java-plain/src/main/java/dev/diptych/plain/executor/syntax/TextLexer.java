package dev.diptych.plain.executor.syntax;

import static java.util.Objects.requireNonNull;

import dev.diptych.grammar.DiptychLexer;
import dev.diptych.plain.executor.error.RequestException;
import org.antlr.v4.runtime.CharStream;
import org.antlr.v4.runtime.Token;
import org.jspecify.annotations.Nullable;

/** The lexer with modes for raw strings and the tail, and with a depth limit. */
final class TextLexer extends DiptychLexer {
  private static final int MAX_DEPTH = 500;

  private final boolean raw;
  private final boolean keepsTail;
  private @Nullable Token end;
  private int braces;
  private int parentheses;

  /**
   * @param characters the text
   * @param raw whether strings have no escapes
   * @param keepsTail whether any text may follow the end
   */
  TextLexer(CharStream characters, boolean raw, boolean keepsTail) {
    super(characters);
    this.raw = raw;
    this.keepsTail = keepsTail;
  }

  /** The token that ends the text; a valid text has one. */
  Token end() {
    return requireNonNull(end);
  }

  @Override
  public void mode(int mode) {
    super.mode(mode == BODY && raw ? RAW : mode);
  }

  @Override
  public Token nextToken() {
    if (end != null && keepsTail) {
      return emitEOF();
    }
    Token token = super.nextToken();
    if (token.getType() == END) {
      end = token;
    }
    count(token.getType());
    return token;
  }

  private void count(int type) {
    if (type == LBRACE || type == RBRACE) {
      braces = Math.max(0, braces + (type == LBRACE ? 1 : -1));
      parentheses = 0;
    } else if (type == LPAREN || type == RPAREN) {
      parentheses = Math.max(0, parentheses + (type == LPAREN ? 1 : -1));
    }
    if (braces + parentheses > MAX_DEPTH) {
      throw RequestException.rejected("more than " + MAX_DEPTH + " nested blocks or tuples");
    }
  }
}
