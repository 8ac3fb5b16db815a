package dev.diptych.syntax;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import dev.diptych.syntax.error.Recovered;
import dev.diptych.syntax.table.Kind;
import dev.diptych.syntax.table.NodeKind;
import dev.diptych.syntax.table.Nodes;
import dev.diptych.syntax.table.RunCells;
import dev.diptych.syntax.table.Tokens;
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
  private final Source source;
  private final SyntaxOptions options;
  private final Dialect dialect;
  private final Head head;
  private final Tokens tokens;
  private final Nodes nodes;
  private final Damage damage;
  private final NameCache names;
  private final Trivia trivia;
  private final Spelling spelling;
  private final Written written;
  private final @Nullable Lexed lexed; // of a text that is edited

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
      @Nullable Lexed lexed) {
    this.source = source;
    this.options = options;
    this.dialect = dialect;
    this.head = head;
    this.tokens = recovered == null ? reading.tokens() : recovered.tokens();
    this.nodes = recovered == null ? reading.nodes() : recovered.nodes();
    int header = head.line == null && !options.isIncluded() ? head.firstWord : Damage.NONE;
    this.damage = new Damage(source, tokens, options.raw(), recovered, header);
    this.names = new NameCache(source);
    this.trivia = new Trivia(tokens);
    this.spelling = new Spelling(tokens.text());
    this.written = new Written(tokens, Syntax.lexing(dialect, options), head.body);
    this.lexed = lexed;
  }

  /** The same text with other tokens. */
  private SyntaxTree(SyntaxTree tree, SyntaxOptions options, Tokens tokens, Nodes nodes) {
    this.source = tree.source;
    this.options = options;
    this.dialect = tree.dialect;
    this.head = tree.head;
    this.tokens = tokens;
    this.nodes = nodes;
    this.damage = tree.damage; // A valid text has none, whatever its tokens are.
    this.names = tree.names;
    this.trivia = new Trivia(tokens);
    this.spelling = tree.spelling;
    this.written = new Written(tokens, Syntax.lexing(dialect, options), head.body);
    this.lexed = null;
  }

  /** The same tree without what only edits need: most texts are never edited. */
  SyntaxTree withoutLexed() {
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
    return damage.isNone();
  }

  /** Whether the items have no error; the header line may have one. */
  public boolean hasValidItems() {
    return damage.recovered() == null;
  }

  /** The errors in the order of the text. */
  public List<Diagnostic> errors() {
    return damage.errors();
  }

  /** What is wrong with the text. */
  public Damage damage() {
    return damage;
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

  /** The tokens as they are written, also where the text is broken. */
  public Written written() {
    return written;
  }

  /** White space and comments. */
  public Trivia trivia() {
    return trivia;
  }

  /** The bytes of the tokens. */
  public Spelling spelling() {
    return spelling;
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
    if (!hasValidItems()) {
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

  /** A cursor at a node that is an item. */
  public Cursor item(int node) {
    Cursor item = new Cursor(this, node - 1, nodes.next(node));
    item.next();
    return item;
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
    Lexed before = lexed;
    if (before == null && hasValidItems()) {
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
    boolean isSame = hasValidItems() && dialect == language && tokens.isSameKinds(others);
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
