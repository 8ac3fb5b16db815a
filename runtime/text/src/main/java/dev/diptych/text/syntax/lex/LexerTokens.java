package dev.diptych.text.syntax.lex;

import java.util.function.Supplier;
import org.antlr.v4.runtime.CharStream;
import org.antlr.v4.runtime.Lexer;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.TokenFactory;
import org.antlr.v4.runtime.TokenSource;

/** The tokens of a lexer for a parser, some of them combined or replaced. */
public final class LexerTokens implements TokenSource {
  private final Lexer lexer;
  private final Supplier<Token> next;

  /**
   * Tokens of {@code lexer}.
   *
   * @param next the next token, of the lexer or instead of some of its tokens
   */
  public LexerTokens(Lexer lexer, Supplier<Token> next) {
    this.lexer = lexer;
    this.next = next;
  }

  @Override
  public Token nextToken() {
    return next.get();
  }

  @Override
  public int getLine() {
    return lexer.getLine();
  }

  @Override
  public int getCharPositionInLine() {
    return lexer.getCharPositionInLine();
  }

  @Override
  public CharStream getInputStream() {
    return lexer.getInputStream();
  }

  @Override
  public String getSourceName() {
    return lexer.getSourceName();
  }

  @Override
  public void setTokenFactory(TokenFactory<?> factory) {
    lexer.setTokenFactory(factory);
  }

  @Override
  public TokenFactory<?> getTokenFactory() {
    return lexer.getTokenFactory();
  }
}
