package dev.diptych.syntax.error;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Diagnostics;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.document.Nesting;
import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import dev.diptych.syntax.table.Kind;
import dev.diptych.syntax.table.Language;
import dev.diptych.syntax.table.Nodes;
import dev.diptych.syntax.table.ParserTable.Start;
import dev.diptych.syntax.table.Tokens;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The tokens and nodes of a text with errors. The tokens are the text as it was written: what is
 * missing has no bytes, and what is skipped is {@link Kind#ERROR}.
 */
public final class Recovered {
  /** Of an authored text; what evaluates it is recursive. */
  private static final int MAX_AUTHORED_DEPTH = 64;

  private static final int MAX_RESTARTS = 8;

  /** What an item, or the end of the text, can begin with. */
  private static final long BEGINNINGS =
      Kind.bits(Kind.NAME, Kind.LET, Kind.USE, Kind.INCLUDE, Kind.REPEAT, Kind.AT, Kind.END);

  /** No offset. */
  public static final int NONE = -1;

  private final Language language;
  private final Start start;
  private final int body;
  private final @Nullable Repairs repairs;
  private Tokens tokens;
  private final Nodes nodes = new Nodes();
  private int cut = NONE;

  private Recovered(
      Language language, Start start, int body, Tokens tokens, @Nullable Repairs repairs) {
    this.language = language;
    this.start = start;
    this.body = body;
    this.tokens = tokens;
    this.repairs = repairs;
  }

  /**
   * Recovers from the errors of a text by repairs; what they cannot repair is skipped.
   *
   * @param head the tokens before the items
   * @param bodyStart where the items begin
   */
  public static Recovered of(
      Language language, boolean raw, Start start, Tokens head, int bodyStart) {
    Repairs repairs = new Recovery(language, raw, start).repair(head, bodyStart);
    Tokens tokens = RepairedTokens.of(head.text(), repairs);
    Recovered recovered = new Recovered(language, start, head.count(), tokens, repairs);
    recovered.parse();
    return recovered;
  }

  /** Skips a text from a token on, whose items are valid until there. */
  public static Recovered skipping(
      Language language, Start start, Tokens tokens, int body, int token) {
    Recovered recovered = new Recovered(language, start, body, tokens, null);
    recovered.skip(token);
    return recovered;
  }

  /** The errors in the order of the text; at most {@link Diagnostics#LIMIT}. */
  public List<Diagnostic> errors(Source source) {
    if (repairs == null) {
      return List.of(tooDeep(source));
    }
    List<Diagnostic> errors = SyntaxMessages.of(source, repairs.written(), repairs.list());
    if (cut >= 0 && errors.isEmpty()) {
      int token = repairs.written().at(cut);
      errors.add(SyntaxMessages.unexpected(source, repairs.written(), token));
    }
    return errors;
  }

  private Diagnostic tooDeep(Source source) {
    Location at = new Location.InText(source, new Span(cut, Math.min(cut + 1, source.length())));
    return Diagnostic.error("too-deep", at, Words.tooDeep(maxDepth(language)));
  }

  /** Maximum number of nested blocks, groups and calculations. */
  public static int maxDepth(Language language) {
    return language == Language.plain() ? Nesting.MAX_BLOCKS : MAX_AUTHORED_DEPTH;
  }

  /** The tokens. */
  public Tokens tokens() {
    return tokens;
  }

  /** The nodes. */
  public Nodes nodes() {
    return nodes;
  }

  /** How it was repaired; null if it was not tried. */
  public @Nullable Repairs repairs() {
    return repairs;
  }

  /** Where the first error is that was not repaired, or {@link #NONE}. */
  public int cut() {
    return cut;
  }

  /**
   * The tokens that are not as the user meant them, in ascending order: missing ones, skipped ones,
   * and those of which a repair removed or inserted a part.
   */
  public int[] damaged() {
    return RepairedTokens.damaged(tokens, repairs == null ? List.of() : repairs.list());
  }

  private void parse() {
    int error = language.parser().parse(tokens, body, start, nodes);
    if (error >= 0) {
      skip(error);
    }
  }

  /** Skips what is not valid, and goes on at the left edge where that is. */
  private void skip(int error) {
    cut = tokens.start(error);
    int next = error;
    for (int restarts = 0; next >= 0; restarts++) {
      int from = restarts < MAX_RESTARTS ? nextAtLeftEdge(next) : tokens.count() - 1;
      tokens = skipped(next, from);
      next = language.parser().parse(tokens, body, start, nodes);
      if (next >= 0 && restarts > MAX_RESTARTS) {
        throw new IllegalStateException("an item does not end at " + tokens.start(next));
      }
    }
  }

  /**
   * The tokens without the item that has an error, and all up to a token, before which everything
   * is closed.
   */
  private Tokens skipped(int error, int from) {
    language.parser().parseUntil(tokens, body, start, error, nodes);
    int[] open = {0};
    int first = beginOfItem(error, open);
    int offset = tokens.start(from);
    Tokens kept = tokens.upTo(first);
    if (tokens.start(first) < offset) {
      kept.add(Kind.ERROR, tokens.start(first));
    }
    for (int i = 0; i < open[0]; i++) {
      kept.add(Kind.RBRACE, offset);
    }
    if (tokens.kind(from) == Kind.EOF) {
      kept.add(Kind.END, offset);
    }
    for (int token = from; token < tokens.count(); token++) {
      kept.add(tokens.kind(token), tokens.start(token));
    }
    return kept;
  }

  /** The next token after the line of an error that begins a line without indentation. */
  private int nextAtLeftEdge(int error) {
    byte[] text = tokens.text();
    boolean isNextLine = false;
    for (int token = error; token < tokens.count(); token++) {
      int offset = tokens.start(token);
      boolean isAtEdge = offset > 0 && text[offset - 1] == '\n';
      isNextLine |= isAtEdge && token > error;
      if (isNextLine && isAtEdge && tokens.kind(token).isIn(BEGINNINGS)) {
        return token;
      }
    }
    return tokens.count() - 1;
  }

  /**
   * The first token of the item that has an error, or would begin with it.
   *
   * @param open takes the number of braces that are open before it
   */
  private int beginOfItem(int error, int[] open) {
    int list = Nodes.NONE;
    for (int node = nodes.open(); node != Nodes.NONE; node = nodes.parentOfOpen(node)) {
      if (brace(node, error) >= 0) {
        list = list == Nodes.NONE ? node : list;
        open[0]++;
      }
    }
    int begin = tokens.code(list == Nodes.NONE ? body : brace(list, error) + 1);
    for (int child = list + 1; child < nodes.count() && !isOpen(child); child = nodes.next(child)) {
      if (nodes.kind(child).isItem()) {
        begin = tokens.code(nodes.endToken(child));
      }
    }
    return begin;
  }

  private boolean isOpen(int node) {
    for (int at = nodes.open(); at != Nodes.NONE; at = nodes.parentOfOpen(at)) {
      if (at == node) {
        return true;
      }
    }
    return false;
  }

  /** The opening brace of an open node before a token, or -1. */
  private int brace(int node, int before) {
    for (int token = nodes.firstToken(node); token < before; token++) {
      if (tokens.kind(token) == Kind.LBRACE) {
        return token;
      }
    }
    return -1;
  }
}
