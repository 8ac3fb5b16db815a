package dev.diptych.text.syntax.lex;

import dev.diptych.grammar.DiptychLexer;
import dev.diptych.model.document.Nesting;
import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import dev.diptych.text.rows.ReducedText;
import dev.diptych.text.rows.RowRun;
import dev.diptych.text.syntax.error.SyntaxReporter;
import dev.diptych.text.syntax.tree.Attribute;
import dev.diptych.text.syntax.tree.NameCache;
import dev.diptych.text.syntax.tree.Rows;
import java.util.List;
import org.antlr.v4.runtime.CharStream;
import org.antlr.v4.runtime.CommonToken;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.TokenSource;
import org.antlr.v4.runtime.misc.Pair;
import org.jspecify.annotations.Nullable;

/**
 * The tokens of the body for the parser: those of the generated lexer, with runs of attributes,
 * runs of rows and tuples as one token, invalid words reported and replaced, and nesting limited.
 */
public final class BodyTokenSource {
  /** Maximum number of nested blocks and tuples. */
  static final int MAX_DEPTH = Nesting.MAX_BLOCKS;

  private enum Expected {
    ITEM,
    TUPLE,
    OTHER
  }

  private final ByteCharStream input;
  private final DiptychLexer lexer;
  private final @Nullable RowScanner scanner;
  private final @Nullable AttributeScanner attributes;
  private final ReducedText shortened;
  private final Source source;
  private final boolean rawStrings;
  private final BadWordHandler mender;
  private final SyntaxReporter reporter;
  private final TokenSource tokens;
  private final Pair<TokenSource, CharStream> origin;
  private int braces;
  private int parens;
  private Expected expected = Expected.ITEM;
  private boolean cut;

  public BodyTokenSource(
      Source source,
      int start,
      SyntaxOptions options,
      ReducedText shortened,
      NameCache names,
      SyntaxReporter reporter) {
    this.source = source;
    this.shortened = shortened;
    this.rawStrings = options.rawStrings();
    this.reporter = reporter;
    input = new ByteCharStream(source, start, source.length());
    lexer = new DiptychLexer(input);
    lexer.removeErrorListeners();
    lexer.mode(options.rawStrings() ? DiptychLexer.RAW : DiptychLexer.BODY);
    scanner = options.fastRows() ? new RowScanner(source, options.rawStrings()) : null;
    attributes = scanner == null ? null : new AttributeScanner(source, rawStrings, scanner, names);
    mender = new BadWordHandler(source, input, options.rawStrings(), reporter);
    tokens = new LexerTokens(lexer, this::next);
    origin = new Pair<>(tokens, input);
  }

  /** The tokens. */
  public TokenSource tokens() {
    return tokens;
  }

  private Token next() {
    Token token = null;
    while (token == null) {
      token = scanned();
      if (token != null) {
        return token;
      }
      token = mender.replace(lexer.nextToken());
      boolean tooMuch = reporter.isFull() || (token != null && !admits(token));
      if (tooMuch && !cut) {
        cut();
        token = null;
      }
    }
    return token;
  }

  /** A run of attributes, a run of rows or a tuple as one token, if one starts here. */
  private @Nullable Token scanned() {
    if (scanner == null || attributes == null || cut) {
      return null;
    }
    return switch (expected) {
      case ITEM -> items(scanner, attributes);
      case TUPLE -> tuple(scanner);
      case OTHER -> null;
    };
  }

  private @Nullable Token items(RowScanner scanner, AttributeScanner attributes) {
    List<Attribute> found = attributes.scan(input.index());
    if (found.isEmpty()) {
      return rows(scanner);
    }
    AttributesToken token = new AttributesToken(origin, found);
    input.seek(token.end());
    return token;
  }

  private @Nullable Token rows(RowScanner scanner) {
    Rows rows = scanner.scan(input.index());
    if (rows == null) {
      return null;
    }
    input.seek(rows.span().end());
    return new RowsToken(origin, whole(rows));
  }

  /** The complete rows, if these are the remaining ones of a run; otherwise these. */
  private Rows whole(Rows rows) {
    RowRun run = shortened.at(rows.span().start());
    return run != null && run.end() == rows.span().end()
        ? new Rows(source, rows.span(), run.columns().rows(), rawStrings, run)
        : rows;
  }

  private @Nullable Token tuple(RowScanner scanner) {
    Span tuple = scanner.tuple(input.index());
    if (tuple == null) {
      return null;
    }
    input.seek(tuple.end());
    expected = Expected.ITEM;
    return new CommonToken(
        origin, DiptychLexer.TUPLE, Token.DEFAULT_CHANNEL, tuple.start(), tuple.end() - 1);
  }

  /** Tracks nesting; returns false if the limit is exceeded. */
  private boolean admits(Token token) {
    int type = token.getType();
    switch (type) {
      case DiptychLexer.LBRACE -> {
        braces++;
        parens = 0;
      }
      case DiptychLexer.RBRACE -> {
        braces = Math.max(0, braces - 1);
        parens = 0;
      }
      case DiptychLexer.LPAREN -> parens++;
      case DiptychLexer.RPAREN -> parens = Math.max(0, parens - 1);
      default -> {}
    }
    expected = expected(type);
    if (braces + parens <= MAX_DEPTH) {
      return true;
    }
    String message = "more than " + MAX_DEPTH + " nested blocks or tuples";
    reporter.report("too-deep", token.getStartIndex(), token.getStopIndex() + 1, message);
    return false;
  }

  /**
   * The kind of content that the scan may expect after a token; elsewhere the key of a row would be
   * ambiguous.
   */
  private Expected expected(int type) {
    if (parens > 0) {
      return Expected.OTHER;
    }
    return switch (type) {
      case DiptychLexer.LBRACE, DiptychLexer.RBRACE, DiptychLexer.RPAREN -> Expected.ITEM;
      case DiptychLexer.ASSIGN -> Expected.TUPLE;
      default -> Expected.OTHER;
    };
  }

  /** Ends the text here, and suppresses consequential errors of the parser. */
  private void cut() {
    cut = true;
    reporter.close();
    input.seek(input.size());
  }
}
