package dev.diptych.authoring.syntax;

import dev.diptych.grammar.AuthoringLexer;
import dev.diptych.model.source.Span;
import org.antlr.v4.runtime.CharStream;
import org.antlr.v4.runtime.CommonToken;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.TokenFactory;
import org.antlr.v4.runtime.TokenSource;

/** Ends a text at the first bracket that is nested too deeply: the parser recurses. */
final class NestingLimit implements TokenSource {
  /** Maximum depth of blocks, groups and calculations together. */
  static final int MAX_DEPTH = 64;

  private final AuthoringLexer lexer;
  private final SyntaxDiagnostics errors;
  private int depth;
  private boolean cut;

  NestingLimit(AuthoringLexer lexer, SyntaxDiagnostics errors) {
    this.lexer = lexer;
    this.errors = errors;
  }

  @Override
  public Token nextToken() {
    Token token = lexer.nextToken();
    switch (token.getType()) {
      case AuthoringLexer.LBRACE,
          AuthoringLexer.LPAREN,
          AuthoringLexer.CALC,
          AuthoringLexer.CALC_OPEN ->
          depth++;
      case AuthoringLexer.RBRACE, AuthoringLexer.RPAREN, AuthoringLexer.CALC_CLOSE ->
          depth = Math.max(0, depth - 1);
      default -> {}
    }
    if (depth > MAX_DEPTH && !cut) {
      cut = true;
      Span span = new Span(token.getStartIndex(), token.getStopIndex() + 1);
      errors.report("too-deep", span, "more than " + MAX_DEPTH + " nested blocks or groups");
      errors.close();
    }
    return cut ? new CommonToken(Token.EOF) : token;
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
