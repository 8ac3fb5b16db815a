package dev.diptych.lsp.feature;

import dev.diptych.lsp.analysis.Token;
import dev.diptych.lsp.analysis.TokenKind;
import dev.diptych.model.source.Source;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Finds the type of each of several tokens in a row, from those beside it. */
final class TokenClassifier {
  private static final Set<String> STATEMENTS =
      Set.of("let", "use", "include", "repeat", "at", "every");

  /** The words that are before a time, inside of a line. */
  private static final Set<String> TIMES = Set.of("at", "every");

  private final Source source;
  private final boolean authored;
  private int depth;
  private boolean afterLet;

  TokenClassifier(Source source, boolean authored) {
    this.source = source;
    this.authored = authored;
  }

  /**
   * The type of {@code token}; null for punctuation. To be called for each token in order.
   *
   * @param first whether it is the first of its line
   * @param before the token before it that is no comment, or null
   * @param next the token after it, or null
   * @param second the token after {@code next}, or null
   */
  @Nullable TokenType type(
      Token token,
      boolean first,
      @Nullable Token before,
      @Nullable Token next,
      @Nullable Token second) {
    boolean named = afterLet;
    afterLet = false;
    return switch (token.kind()) {
      case COMMENT -> TokenType.COMMENT;
      case STRING, BYTES -> TokenType.STRING;
      case REFERENCE -> TokenType.VARIABLE;
      case CALC, RANGE -> TokenType.KEYWORD;
      case END -> TokenType.KEYWORD;
      case NUMBER -> TokenType.NUMBER;
      case HYPHENATED -> TokenType.MEMBER;
      case NAME -> named ? TokenType.VARIABLE : name(token, first, before, next, second);
      case OPEN -> {
        depth++;
        yield null;
      }
      case CLOSE -> {
        depth = Math.max(0, depth - 1);
        yield null;
      }
      default -> null;
    };
  }

  private TokenType name(
      Token token,
      boolean first,
      @Nullable Token before,
      @Nullable Token next,
      @Nullable Token second) {
    boolean statement = depth == 0 && (first || is(before, TokenKind.LBRACE, TokenKind.RBRACE));
    if (authored && depth == 0 && isStatement(token, statement, next)) {
      afterLet = source.text(token.span()).equals("let");
      return TokenType.KEYWORD;
    }
    if (is(next, TokenKind.LBRACE)) {
      return statement ? TokenType.BLOCK : TokenType.MEMBER;
    }
    if (is(next, TokenKind.ASSIGN)) {
      return TokenType.ATTRIBUTE;
    }
    if (is(next, TokenKind.OPEN)) {
      return statement ? TokenType.MEMBER : TokenType.FUNCTION;
    }
    if (statement && is(next, TokenKind.NAME, TokenKind.HYPHENATED, TokenKind.STRING)) {
      return is(second, TokenKind.LBRACE) ? TokenType.BLOCK : TokenType.ATTRIBUTE;
    }
    return TokenType.MEMBER;
  }

  private boolean isStatement(Token token, boolean statement, @Nullable Token next) {
    String word = source.text(token.span());
    return (statement || TIMES.contains(word))
        && STATEMENTS.contains(word)
        && !is(next, TokenKind.LBRACE, TokenKind.ASSIGN);
  }

  private static boolean is(@Nullable Token token, TokenKind... kinds) {
    return token != null && Set.of(kinds).contains(token.kind());
  }
}
