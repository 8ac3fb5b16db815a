package dev.diptych.authoring.syntax;

import dev.diptych.grammar.AuthoringLexer;
import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import dev.diptych.text.syntax.lex.ByteCharStream;
import dev.diptych.text.syntax.lex.LexerTokens;
import org.antlr.v4.runtime.CharStream;
import org.antlr.v4.runtime.CommonToken;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.TokenSource;
import org.antlr.v4.runtime.misc.Pair;
import org.jspecify.annotations.Nullable;

/**
 * The tokens for the parser: those of the lexer, with runs of rows and long tuples as one token.
 * Ends a text at the first bracket that is nested too deeply, because the parser recurses.
 */
final class AuthoringTokens {
  /** Maximum depth of blocks, groups and calculations together. */
  static final int MAX_DEPTH = 64;

  /** Maximum number of tokens, each of which may become an object in memory. */
  private static final int MAX_TOKENS = 6_000_000;

  /** Maximum number of words and numbers in one pair of parentheses, unless all are plain. */
  private static final int MAX_VALUES = 200_000;

  /** Maximum number of words without a number or bracket, which the parser looks ahead through. */
  private static final int MAX_WORDS = 200;

  private final ByteCharStream input;
  private final AuthoringLexer lexer;
  private final RunScanner scanner;
  private final SyntaxDiagnostics errors;
  private final OpenBraces braces;
  private final TokenSource tokens;
  private final Pair<TokenSource, CharStream> origin;
  private int depth;
  private int groups;
  private int previous = AuthoringLexer.RBRACE;
  private @Nullable Span previousSpan;
  private boolean inLet;
  private int words;
  private int values;
  private int count;
  private boolean cut;

  AuthoringTokens(Source source, AuthoringLexer lexer, SyntaxDiagnostics errors) {
    this.input = (ByteCharStream) lexer.getInputStream();
    this.lexer = lexer;
    this.scanner = new RunScanner(source);
    this.errors = errors;
    this.braces = errors.braces();
    this.tokens = new LexerTokens(lexer, this::next);
    this.origin = new Pair<>(tokens, input);
  }

  /** The tokens. */
  TokenSource tokens() {
    return tokens;
  }

  private Token next() {
    Token token = cut ? null : scanned();
    if (token != null) {
      previous = AuthoringLexer.RPAREN;
      return token;
    }
    do {
      token = lexer.nextToken();
    } while (token.getChannel() != Token.DEFAULT_CHANNEL);
    admit(token);
    return cut ? end() : token;
  }

  /** The end of a text that is cut off. */
  private Token end() {
    return new CommonToken(
        origin, Token.EOF, Token.DEFAULT_CHANNEL, input.index(), input.index() - 1);
  }

  /** A run of rows or a tuple as one token, if one begins here. */
  private @Nullable Token scanned() {
    if (groups > 0) {
      return null;
    }
    return switch (previous) {
      case AuthoringLexer.LBRACE, AuthoringLexer.RBRACE, AuthoringLexer.RPAREN -> rows();
      case AuthoringLexer.ASSIGN -> inLet ? null : tuple();
      default -> null;
    };
  }

  private @Nullable Token rows() {
    RunScanner.Run run = scanner.rows(input.index());
    if (run == null) {
      return null;
    }
    input.seek(run.span().end());
    return new RunToken(origin, run);
  }

  private @Nullable Token tuple() {
    Span span = scanner.tuple(input.index());
    if (span == null) {
      return null;
    }
    input.seek(span.end());
    return new CommonToken(
        origin, AuthoringLexer.TUPLE, Token.DEFAULT_CHANNEL, span.start(), span.end() - 1);
  }

  /** Tracks nesting, and ends the text at a limit. */
  private void admit(Token token) {
    int type = token.getType();
    inLet =
        type == AuthoringLexer.LET || (inLet && previous == AuthoringLexer.LET) || isAssign(type);
    previous = type;
    switch (type) {
      case AuthoringLexer.LPAREN, AuthoringLexer.CALC, AuthoringLexer.CALC_OPEN -> groups++;
      case AuthoringLexer.RPAREN, AuthoringLexer.CALC_CLOSE -> groups = Math.max(0, groups - 1);
      case AuthoringLexer.LBRACE -> {
        depth++;
        braces.opened(token, previousSpan);
      }
      case AuthoringLexer.RBRACE -> {
        braces.closed(token);
        depth = Math.max(0, depth - 1);
        groups = 0;
      }
      default -> {}
    }
    previousSpan =
        new Span(token.getStartIndex(), Math.max(token.getStartIndex(), token.getStopIndex() + 1));
    values = groups > 0 ? values + 1 : 0;
    words = isName(type) ? words + 1 : 0;
    count++;
    if (depth + groups > MAX_DEPTH) {
      cut(token, "too-deep", "more than " + MAX_DEPTH + " nested blocks or groups");
    } else if (values > MAX_VALUES) {
      cut(token, "too-much", "more than 200,000 words and numbers in parentheses");
    } else if (words > MAX_WORDS) {
      cut(token, "too-much", "more than 200 words without a number or bracket between them");
    } else if (count > MAX_TOKENS) {
      cut(token, "too-much", "more than 6,000,000 words and numbers");
    }
  }

  private static boolean isName(int type) {
    return switch (type) {
      case AuthoringLexer.NAME,
          AuthoringLexer.HYPHENATED,
          AuthoringLexer.STRING,
          AuthoringLexer.REFERENCE ->
          true;
      default -> false;
    };
  }

  private boolean isAssign(int type) {
    return inLet && type == AuthoringLexer.ASSIGN;
  }

  private void cut(Token token, String code, String message) {
    if (!cut) {
      cut = true;
      errors.report(code, new Span(token.getStartIndex(), token.getStopIndex() + 1), message);
      errors.close();
    }
  }
}
