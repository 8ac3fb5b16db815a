package dev.diptych.syntax;

import dev.diptych.model.source.Span;
import dev.diptych.syntax.table.Kind;
import dev.diptych.syntax.table.NodeKind;
import dev.diptych.syntax.table.RunCells;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** The types of the tokens of a text, for its colors: one pass over the tokens of a part of it. */
public final class TokenTypes {
  /** Bytes of rows that are omitted in a long text. */
  private static final int MIN_RUN = 1 << 14;

  private static final long STATEMENTS =
      Kind.bits(Kind.LET, Kind.USE, Kind.INCLUDE, Kind.REPEAT, Kind.EVERY, Kind.AT);
  private static final long BRACES = Kind.bits(Kind.LBRACE, Kind.RBRACE);
  private static final long SETTINGS =
      Kind.bits(Kind.NAME, Kind.HYPHENATED, Kind.DOTTED, Kind.STRING);

  private final SyntaxTree tree;
  private final Span span;
  private final boolean complete;
  private final BiConsumer<Span, TokenType> sink;
  private int depth; // parentheses
  private boolean first; // whether an item may begin: in a new line, or after a brace
  private boolean afterLet;

  private TokenTypes(
      SyntaxTree tree, Span span, boolean complete, BiConsumer<Span, TokenType> sink) {
    this.tree = tree;
    this.span = span;
    this.complete = complete;
    this.sink = sink;
  }

  /**
   * Reports the tokens that have a type, in their order.
   *
   * @param span the part of the text
   * @param complete whether numbers and the rows of long runs are among them
   * @param sink receives the span and the type of each
   */
  public static void each(
      SyntaxTree tree, Span span, boolean complete, BiConsumer<Span, TokenType> sink) {
    new TokenTypes(tree, span, complete, sink).run();
  }

  private void run() {
    int token = start();
    while (token < tree.tokens() - 1 && tree.start(token) < span.end()) {
      if (token < tree.firstToken()) {
        header(token);
      } else {
        token(token, tree.written().kind(token));
      }
      if (tree.kind(token) == Kind.END) {
        return;
      }
      token++;
    }
  }

  /** The token to begin with: of an item that has the start of the part, the first one. */
  private int start() {
    int[] item = {tree.tokenAt(span.start())};
    tree.enclosing(
        span.start(),
        node -> {
          boolean isShort = tree.nodeKind(node) != NodeKind.BLOCK;
          item[0] = isShort ? Math.min(item[0], tree.firstToken(node)) : item[0];
        });
    int before = tree.codeBefore(item[0]);
    boolean isAfterBrace = before >= 0 && tree.kind(before).isIn(BRACES);
    first = isAfterBrace || tree.trivia().isFirstInLine(item[0]);
    return item[0];
  }

  private void header(int token) {
    Header header = tree.header();
    if (tree.kind(token) == Kind.COMMENT) {
      add(new Span(tree.start(token), trimmed(token)), TokenType.COMMENT);
    } else if (header != null && tree.start(token) == header.span().start()) {
      add(header.span(), TokenType.TITLE);
    }
    first = true;
  }

  private void add(Span part, @Nullable TokenType type) {
    boolean shown = complete || type != TokenType.NUMBER;
    boolean isIn = part.end() > span.start() && part.start() < span.end();
    if (type != null && shown && isIn) {
      sink.accept(part, type);
    }
  }

  private void token(int token, Kind kind) {
    switch (kind) {
      case SPACE -> first |= tree.trivia().lineEnds(token) > 0;
      case COMMENT -> add(new Span(tree.start(token), trimmed(token)), TokenType.COMMENT);
      case ROWS -> rows(token);
      case CALC -> {
        add(new Span(tree.start(token), tree.start(token) + "calc".length()), TokenType.KEYWORD);
        depth++;
      }
      default -> {
        add(tree.span(token), type(token, kind));
        first = kind.isIn(BRACES);
      }
    }
  }

  /** The end of a comment without the blanks there. */
  private int trimmed(int comment) {
    return tree.trivia().blanksStart(tree.end(comment));
  }

  private void rows(int token) {
    first = false;
    if (!complete && tree.end(token) - tree.start(token) >= MIN_RUN) {
      return;
    }
    RunCells rows = tree.cells(token);
    while (rows.nextRow() && rows.keyStart() < span.end()) {
      if (rows.keyEnd() > Math.max(rows.keyStart(), span.start())) {
        add(new Span(rows.keyStart(), rows.keyEnd()), scalar(rows.kind(rows.keyStart())));
      }
      while (rows.nextCell()) {
        if (rows.end() > span.start()) {
          add(new Span(rows.start(), rows.end()), scalar(rows.kind(rows.start())));
        }
      }
    }
  }

  private static @Nullable TokenType scalar(Kind kind) {
    return switch (kind) {
      case STRING, UNTERMINATED_STRING, BYTES, BAD_BYTES, UNTERMINATED_BYTES -> TokenType.STRING;
      case REFERENCE -> TokenType.VARIABLE;
      case RANGE, END -> TokenType.KEYWORD;
      case INT, HEXINT, FLOAT, SPECIAL, QUANTITY, RELATIVE, CALC_NUMBER -> TokenType.NUMBER;
      case NAME, HYPHENATED, DOTTED -> TokenType.MEMBER;
      default -> null;
    };
  }

  private @Nullable TokenType type(int token, Kind kind) {
    boolean named = afterLet;
    afterLet = false;
    switch (kind) {
      case LPAREN, CALC_OPEN -> depth++;
      case RPAREN, CALC_CLOSE -> depth = Math.max(0, depth - 1);
      case NAME, LET, USE, INCLUDE, REPEAT, EVERY, AT -> {
        return named ? TokenType.VARIABLE : name(token, kind);
      }
      case BAD_WORD -> {
        return Character.isLetter(tree.text(token).charAt(0)) ? TokenType.MEMBER : TokenType.NUMBER;
      }
      default -> {}
    }
    return scalar(kind);
  }

  private TokenType name(int token, Kind kind) {
    boolean statement = depth == 0 && first;
    int next = tree.written().code(token + 1);
    Kind following = tree.written().kind(next);
    if (depth == 0 && isStatement(kind, statement, following)) {
      afterLet = kind == Kind.LET;
      return TokenType.KEYWORD;
    }
    if (following == Kind.LBRACE) {
      return statement ? TokenType.BLOCK : TokenType.MEMBER;
    }
    if (following == Kind.ASSIGN) {
      return TokenType.ATTRIBUTE;
    }
    if (following == Kind.LPAREN) {
      return statement ? TokenType.MEMBER : TokenType.FUNCTION;
    }
    if (statement && (following.isIn(SETTINGS) || following.isIn(STATEMENTS))) {
      boolean block = tree.written().kind(tree.written().code(next + 1)) == Kind.LBRACE;
      return block ? TokenType.BLOCK : TokenType.ATTRIBUTE;
    }
    return TokenType.MEMBER;
  }

  /** Whether a word begins a statement, or a time inside of a line. */
  private static boolean isStatement(Kind kind, boolean statement, Kind following) {
    boolean isTime = kind == Kind.AT || kind == Kind.EVERY;
    return (statement || isTime)
        && kind.isIn(STATEMENTS)
        && following != Kind.LBRACE
        && following != Kind.ASSIGN;
  }
}
