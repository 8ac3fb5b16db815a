package dev.diptych.syntax;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import dev.diptych.syntax.error.Encoding;
import dev.diptych.syntax.error.MissingHeader;
import dev.diptych.syntax.error.Recovered;
import dev.diptych.syntax.table.Kind;
import dev.diptych.syntax.table.NodeKind;
import dev.diptych.syntax.table.Nodes;
import dev.diptych.syntax.table.RunCells;
import dev.diptych.syntax.table.Tokens;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.function.IntConsumer;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * A text as tokens and nodes; immutable. Each byte is in exactly one token, so that the tokens are
 * the text. Nodes are blocks, attributes, rows and the other items, and in authored texts also what
 * is in their values; they are numbered in the order of their first tokens, parents before
 * children. Offsets are bytes.
 *
 * <p>What asks for items uses {@link Cursor}, which sees no white space and no comments; what asks
 * for a place uses {@link #tokenAt} and {@link #nodeAt}.
 */
public final class SyntaxTree {
  private static final int MAX_LINE = 100; // tokens beside an item that may have an error

  private final Source source;
  private final SyntaxOptions options;
  private final Dialect dialect;
  private final Head head;
  private final @Nullable Recovered recovered;
  private final Tokens tokens;
  private final Nodes nodes;
  private final @Nullable Diagnostic encoding;
  private final NameCache names;
  private final @Nullable Lexed written; // of a text that is edited

  /**
   * What is before the items.
   *
   * @param line the header line; null if there is none
   * @param firstWord offset of the first byte that is neither white space nor in a comment
   * @param body the first token of the items
   */
  record Head(@Nullable Header line, int firstWord, int body) {}

  SyntaxTree(
      Source source,
      SyntaxOptions options,
      Dialect dialect,
      Head head,
      Syntax.Reading reading,
      @Nullable Recovered recovered,
      Lexed written) {
    this.source = source;
    this.options = options;
    this.dialect = dialect;
    this.head = head;
    this.recovered = recovered;
    this.tokens = recovered == null ? reading.tokens() : recovered.tokens();
    this.nodes = recovered == null ? reading.nodes() : recovered.nodes();
    this.encoding = Encoding.check(source, options.raw());
    this.names = new NameCache(source);
    this.written = written;
  }

  /** The same text with other tokens. */
  private SyntaxTree(SyntaxTree tree, SyntaxOptions options, Tokens tokens, Nodes nodes) {
    this.source = tree.source;
    this.options = options;
    this.dialect = tree.dialect;
    this.head = tree.head;
    this.recovered = tree.recovered;
    this.tokens = tokens;
    this.nodes = nodes;
    this.encoding = tree.encoding;
    this.names = tree.names;
    this.written = null;
  }

  /** The same tree without what only edits need: most texts are never edited. */
  SyntaxTree withoutWritten() {
    return new SyntaxTree(this, options, tokens, nodes);
  }

  /** The text. */
  public Source source() {
    return source;
  }

  /** The language in which it was read. */
  public Dialect dialect() {
    return dialect;
  }

  /** Whether strings have no escapes. */
  public boolean isRaw() {
    return options.raw();
  }

  /** The header line; null if there is none, which is an error. */
  public @Nullable Header header() {
    return head.line;
  }

  /** Whether the text has no error. */
  public boolean isValid() {
    return hasValidItems() && encoding == null && (head.line != null || options.isIncluded());
  }

  /** Whether the items have no error; the header line may have one. */
  public boolean hasValidItems() {
    return recovered == null;
  }

  /** The errors in the order of the text. */
  public List<Diagnostic> errors() {
    List<Diagnostic> errors = new ArrayList<>();
    if (encoding != null) {
      errors.add(encoding);
      if (Encoding.isNoText(encoding)) {
        return errors;
      }
    }
    if (head.line == null && !options.isIncluded()) {
      Diagnostic missing = MissingHeader.of(source, head.firstWord);
      errors.add(missing);
      if (!MissingHeader.isNearly(missing)) {
        return errors; // It may be another file; other errors in it would mislead.
      }
    }
    if (recovered != null) {
      errors.addAll(recovered.errors());
      // Reported once for the whole text.
      errors.removeIf(error -> encoding != null && isMalformed(error));
    }
    errors.sort(Comparator.comparingInt(Diagnostic::offset));
    return errors;
  }

  /** Whether a part of the text with many errors was skipped, so that it may have more. */
  public boolean mayHaveMoreErrors() {
    return recovered != null && recovered.mayHaveMore();
  }

  private boolean isMalformed(Diagnostic error) {
    return error.code().equals("bad-character")
        && error.location() instanceof Location.InText at
        && source.text(at.span()).indexOf(Character.toString(0xFFFD)) >= 0;
  }

  /** How the errors of the items were recovered from; null if they have none. */
  @Nullable Recovered recovered() {
    return recovered;
  }

  /** Where the items begin. */
  public int bodyStart() {
    return tokens.start(head.body);
  }

  /** What follows the items: white space, comments and, in a raw text, what the format defines. */
  public Span tail() {
    int last = tokens.codeBefore(tokens.count() - 1);
    boolean isEnded = last >= head.body && tokens.kind(last) == Kind.END;
    return new Span(isEnded ? tokens.end(last) : source.length(), source.length());
  }

  // ---------------------------------------------------------------- tokens

  /** Number of tokens; the last is {@link Kind#EOF}. */
  public int tokens() {
    return tokens.count();
  }

  /** The kind of a token. */
  public Kind kind(int token) {
    return tokens.kind(token);
  }

  /**
   * The kind of a token as it is written: of one that is skipped, what it would be without the
   * error. For what must know a text also where it is broken.
   */
  public Kind writtenKind(int token) {
    Kind kind = tokens.kind(token);
    if (kind != Kind.ERROR) {
      return kind;
    }
    return tokens.rows(token) > 0
        ? Kind.ROWS
        : Syntax.lexing(dialect, options).kind(tokens.text(), tokens.start(token));
  }

  /**
   * The first token from {@code token} on that is written, skipped or not, and neither white space
   * nor a comment.
   */
  public int written(int token) {
    int at = Math.min(token, tokens.count() - 1);
    while (at < tokens.count() - 1 && !isWritten(at)) {
      at++;
    }
    return at;
  }

  /** The last such token before {@code token}, or -1. */
  public int writtenBefore(int token) {
    int at = token - 1;
    while (at >= 0 && !isWritten(at)) {
      at--;
    }
    return at;
  }

  private boolean isWritten(int token) {
    Kind kind = tokens.kind(token);
    return tokens.length(token) > 0 && (kind == Kind.ERROR || !kind.isTrivia());
  }

  /** Offset of a token. */
  public int start(int token) {
    return tokens.start(token);
  }

  /** Offset after a token, where the next one begins. */
  public int end(int token) {
    return tokens.end(token);
  }

  /** The span of a token. */
  public Span span(int token) {
    return new Span(tokens.start(token), tokens.end(token));
  }

  /** The text of a token. */
  public String text(int token) {
    return names.name(tokens.start(token), tokens.end(token));
  }

  /**
   * Whether one of some tokens is not as it was meant: it is missing, it is skipped, or a part of
   * it is. Then what is made of the tokens must not cause further errors.
   *
   * @param end the token after the last of them
   */
  public boolean isDamaged(int first, int end) {
    int damaged = recovered == null ? -1 : recovered.damaged().nextSetBit(first);
    return damaged >= 0 && damaged < end;
  }

  /**
   * Whether some tokens may not be what was meant: one of them {@link #isDamaged is damaged}, or
   * one beside them or in their lines.
   *
   * @param end the token after the last of them
   */
  boolean isDoubtful(int first, int end) {
    if (recovered == null) {
      return false;
    }
    int from = first;
    int to = end;
    for (int i = 0; i < MAX_LINE && from > 0 && !hasLineEnd(from - 1); i++) {
      from--;
    }
    for (int i = 0; i < MAX_LINE && to < tokens.count() && !hasLineEnd(to); i++) {
      to++;
    }
    return isDamaged(Math.min(from, Math.max(0, codeBefore(first))), Math.max(to, code(end) + 1));
  }

  private boolean hasLineEnd(int token) {
    return tokens.kind(token) == Kind.SPACE && trivia().lineEnds(token) > 0;
  }

  /** Whether a token has no bytes because it is missing in the text, which is an error. */
  public boolean isMissing(int token) {
    return tokens.length(token) == 0 && token < tokens.count() - 1;
  }

  /** The first token of the items. */
  public int firstToken() {
    return head.body;
  }

  /** The first token from {@code token} on that is neither white space nor a comment. */
  public int code(int token) {
    return tokens.code(token);
  }

  /** The last such token before {@code token}, or -1. */
  public int codeBefore(int token) {
    return tokens.codeBefore(token);
  }

  /** The token that has the byte at an offset; at the end of the text the last one. */
  public int tokenAt(int offset) {
    return tokens.at(offset);
  }

  /** Number of rows in a token that is a run. */
  public int rows(int token) {
    return tokens.rows(token);
  }

  /**
   * The kinds and offsets of all tokens of the items as they are read, without runs, repairs and
   * white space; to be compared with another reading.
   */
  public List<String> itemTokens() {
    Tokens read = new Tokens(source.bytes());
    dialect.language().lexing(options.raw()).withoutRuns().read(read, bodyStart());
    List<String> all = new ArrayList<>();
    for (int token = 0; token < read.count(); token++) {
      if (read.kind(token) != Kind.SPACE) {
        Kind kind = read.kind(token) == Kind.TAIL ? Kind.AFTER_END : read.kind(token);
        all.add(kind + " " + read.start(token));
      }
    }
    return all;
  }

  /** White space and comments. */
  public Trivia trivia() {
    return new Trivia(tokens);
  }

  /** The byte at an offset. */
  public byte byteAt(int offset) {
    return tokens.text()[offset];
  }

  /** The text, token by token. */
  public byte[] print() {
    byte[] text = new byte[source.length()];
    int at = 0;
    for (int token = 0; token < tokens.count(); token++) {
      int length = tokens.length(token);
      System.arraycopy(tokens.text(), tokens.start(token), text, at, length);
      at += length;
    }
    return text;
  }

  /**
   * Whether two tokens of such kinds remain the same if no white space is between them, whatever
   * they consist of.
   */
  public boolean isSeparable(Kind first, Kind second) {
    return dialect.language().lexer().isSeparable(first, second, options.raw());
  }

  /**
   * The tree of the same text in which runs are single rows, for a use that must see what is
   * between their cells.
   *
   * @param kept for a token that is a run, how many of its first rows remain a run
   */
  public SyntaxTree expanded(IntUnaryOperator kept) {
    if (recovered != null) {
      throw new IllegalStateException("the tokens of a text with errors are not only its own");
    }
    Tokens all = dialect.language().lexing(options.raw()).expanded(tokens, kept);
    Syntax.Reading reading = Syntax.parsed(dialect.language(), options, all, head.body, 0);
    return new SyntaxTree(this, options.withoutRuns(), all, reading.nodes());
  }

  // ---------------------------------------------------------------- nodes

  /** Number of nodes. */
  public int nodes() {
    return nodes.count();
  }

  /** The kind of a node. */
  public NodeKind nodeKind(int node) {
    return nodes.kind(node);
  }

  /** The first token of a node. */
  public int firstToken(int node) {
    return nodes.firstToken(node);
  }

  /** The token after the last one of a node. */
  public int endToken(int node) {
    return nodes.endToken(node);
  }

  /** The node after a node and all in it: its next sibling, if that begins in the same node. */
  public int next(int node) {
    return nodes.next(node);
  }

  /** The span of a node, without white space and comments around it. */
  public Span nodeSpan(int node) {
    int end = tokens.end(nodes.endToken(node) - 1);
    return new Span(tokens.start(nodes.firstToken(node)), end);
  }

  /** The innermost node that has the byte at an offset, or -1. */
  public int nodeAt(int offset) {
    int[] innermost = {Nodes.NONE};
    enclosing(offset, node -> innermost[0] = node);
    return innermost[0];
  }

  /** The nodes that have the byte at an offset, from the outermost to the innermost. */
  public void enclosing(int offset, IntConsumer sink) {
    int token = tokens.at(offset);
    int end = nodes.count();
    for (int node = 0; node < end && nodes.firstToken(node) <= token; ) {
      if (nodes.endToken(node) > token) {
        sink.accept(node);
        end = nodes.next(node);
        node++;
      } else {
        node = nodes.next(node);
      }
    }
  }

  /** A cursor before the first item. */
  public Cursor items() {
    return new Cursor(this, Nodes.NONE, nodes.count());
  }

  /** A cursor before the first item in the braces of a node. */
  public Cursor itemsOf(int node) {
    return new Cursor(this, node, nodes.next(node));
  }

  /** The rows of a node that is a run or, in a plain text, a row. */
  public RunCursor rowsOf(int node) {
    return new RunCursor(this, node, nodes.next(node));
  }

  String name(int start, int end) {
    return names.name(start, end);
  }

  /**
   * A cursor over the rows of a token that is a run.
   *
   * @param from where one of its rows begins
   */
  public RunCursor run(int token, int from) {
    return new RunCursor(this, cells(from, tokens.end(token)));
  }

  /** The rows and cells of a token that is a run. */
  public RunCells cells(int token) {
    return cells(tokens.start(token), tokens.end(token));
  }

  private RunCells cells(int from, int to) {
    return dialect.language().lexing(options.raw()).cells(tokens.text(), from, to);
  }

  // ---------------------------------------------------------------- edits

  /**
   * The tree of the text after an edit: what {@link Syntax#read} gives for it, but sooner, also
   * where one of the two texts is not valid.
   */
  public SyntaxTree edit(Edit edit) {
    Source after = source.withBytes(edit.apply(source.bytes()));
    Lexed before = written;
    if (before == null && recovered == null) {
      before = new Lexed(source, options, dialect, tokens, head.body);
    }
    return Syntax.edited(this, before, edit, after, options);
  }

  /** What is before the items. */
  Head head() {
    return head;
  }

  /** The nodes if the text is valid in a language and has tokens of the same kinds; or null. */
  @Nullable Nodes validNodes(Dialect language, Tokens others) {
    boolean isSame = recovered == null && dialect == language && tokens.isSameKinds(others);
    return isSame ? nodes : null;
  }

  /** Whether two trees have the same dialect, verdict, header line, tokens and nodes. */
  boolean isSame(SyntaxTree other) {
    return dialect == other.dialect
        && hasValidItems() == other.hasValidItems()
        && Objects.equals(header(), other.header())
        && tokens.isSame(other.tokens)
        && nodes.isSame(other.nodes);
  }
}
