package dev.diptych.authoring.syntax;

import dev.diptych.grammar.AuthoringLexer;
import dev.diptych.grammar.AuthoringParser;
import dev.diptych.model.schema.Unit;
import dev.diptych.model.source.Source;
import dev.diptych.text.syntax.lex.ByteCharStream;
import java.util.Set;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.UnbufferedTokenStream;
import org.antlr.v4.runtime.atn.PredictionMode;

/**
 * Parses authored texts.
 *
 * @param rawStrings whether strings have no escapes
 */
public record AuthoringSyntax(boolean rawStrings) {
  private static final int MAX_PREFIX = 1 << 14;

  /**
   * Whether a text has words that only authored texts have.
   *
   * @param source the text
   * @param start where its items begin
   * @param words the names of blocks and settings that expand
   * @param attributes the names of attributes that only authored texts have
   */
  public boolean isAuthored(Source source, int start, Set<String> words, Set<String> attributes) {
    AuthoringLexer lexer = lexer(source, start, source.length());
    String name = "";
    int previous = Token.EOF;
    for (Token token = lexer.nextToken(); token.getType() != Token.EOF; token = lexer.nextToken()) {
      int type = token.getType();
      if (token.getChannel() != Token.DEFAULT_CHANNEL) {
        continue;
      }
      if (isWord(token)
          || (type == AuthoringLexer.HYPHENATED && words.contains(token.getText()))
          || follows(previous, type)
          || (type == AuthoringLexer.ASSIGN ? attributes : words).contains(name)) {
        return true;
      }
      name = type == AuthoringLexer.NAME ? token.getText() : "";
      previous = type;
    }
    return false;
  }

  /**
   * Whether a text has a word, near its beginning, that is an error in every plain text.
   *
   * @param source the text
   * @param start where its items begin
   */
  public boolean isNeverPlain(Source source, int start) {
    int end = Math.min(source.length(), start + MAX_PREFIX);
    AuthoringLexer lexer = lexer(source, start, end);
    for (Token token = lexer.nextToken(); token.getType() != Token.EOF; token = lexer.nextToken()) {
      int type = token.getType();
      if (type == AuthoringLexer.UNTERMINATED_BYTES || token.getStopIndex() + 1 >= end) {
        return false; // The end of the prefix may cut a token into others.
      }
      // The name calc and a parenthesis can be a plain row.
      if (isWord(token) && type != AuthoringLexer.CALC) {
        return true;
      }
    }
    return false;
  }

  private static boolean isWord(Token token) {
    return switch (token.getType()) {
      case AuthoringLexer.RANGE, AuthoringLexer.REFERENCE, AuthoringLexer.CALC -> true;
      case AuthoringLexer.QUANTITY, AuthoringLexer.RELATIVE -> isQuantity(token.getText());
      case AuthoringLexer.BAD_WORD -> token.getText().contains("..");
      case AuthoringLexer.BAD_CHAR -> token.getText().equals("$");
      default -> false;
    };
  }

  /** Whether a number has a unit, or two letters that are probably meant to be one. */
  private static boolean isQuantity(String text) {
    int unit = NumberText.unitStart(text);
    String symbol = text.substring(unit);
    return symbol.length() != 1 || Unit.of(symbol) != null;
  }

  /** Whether two tokens begin a statement. */
  private static boolean follows(int keyword, int type) {
    return switch (keyword) {
      case AuthoringLexer.LET -> type == AuthoringLexer.NAME;
      case AuthoringLexer.INCLUDE -> type == AuthoringLexer.STRING;
      case AuthoringLexer.REPEAT, AuthoringLexer.AT ->
          type == AuthoringLexer.INT || type == AuthoringLexer.FLOAT;
      default -> false;
    };
  }

  /**
   * Parses the items of a text. Never throws.
   *
   * @param source the text
   * @param start where its items begin
   * @param included whether {@code Eof} may be missing
   */
  public AuthoredFile parse(Source source, int start, boolean included) {
    // The fast prediction finds the same tree or an error, which may be none.
    AuthoredFile file = parse(source, start, included, PredictionMode.SLL);
    return file.diagnostics().isEmpty() ? file : parse(source, start, included, PredictionMode.LL);
  }

  /**
   * Parses the items of a text for its structure: as {@link #parse(Source, int, boolean)} if that
   * finds no errors and the fast prediction suffices. Otherwise there may be fewer items.
   */
  public AuthoredFile outline(Source source, int start, boolean included) {
    return parse(source, start, included, PredictionMode.SLL);
  }

  private AuthoredFile parse(Source source, int start, boolean included, PredictionMode mode) {
    SyntaxDiagnostics errors = new SyntaxDiagnostics(source);
    AuthoringLexer lexer = lexer(source, start, source.length());
    AuthoringTokens tokens = new AuthoringTokens(source, lexer, errors);
    // Unbuffered: a token per number must not stay in memory.
    AuthoringParser parser = new AuthoringParser(new UnbufferedTokenStream<>(tokens.tokens()));
    parser.setErrorHandler(new QuietErrorStrategy());
    parser.getInterpreter().setPredictionMode(mode);
    parser.removeErrorListeners();
    parser.addErrorListener(errors);
    ItemBuilder builder = new ItemBuilder(new ValueBuilder(source, errors));
    parser.addParseListener(builder);
    if (included) {
      parser.included();
    } else {
      parser.authored();
    }
    return new AuthoredFile(builder.items(), errors.list());
  }

  private AuthoringLexer lexer(Source source, int start, int end) {
    AuthoringLexer lexer = new AuthoringLexer(new ByteCharStream(source, start, end));
    lexer.removeErrorListeners();
    lexer.mode(rawStrings ? AuthoringLexer.RAW : AuthoringLexer.BODY);
    return lexer;
  }
}
