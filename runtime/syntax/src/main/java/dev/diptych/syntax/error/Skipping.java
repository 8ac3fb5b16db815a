package dev.diptych.syntax.error;

import dev.diptych.syntax.table.Kind;
import dev.diptych.syntax.table.Language;
import dev.diptych.syntax.table.Nodes;
import dev.diptych.syntax.table.ParserTable.Start;
import dev.diptych.syntax.table.Snapshot;
import dev.diptych.syntax.table.Tokens;
import org.jspecify.annotations.Nullable;

/**
 * Skips what cannot be repaired: from the begin of its item to the error or to the next line, if
 * the text is valid there for more than a line. Otherwise to the next line without indentation that
 * begins an item, before which all blocks are closed.
 */
final class Skipping {
  private static final int MAX_RESTARTS = 8;
  private static final int FAILED = -2;
  private static final int NEAR = 1 << 11; // tokens that are parsed several times

  /** What an item, or the end of the text, can begin with. */
  private static final long BEGINNINGS =
      Kind.bits(Kind.NAME, Kind.LET, Kind.USE, Kind.INCLUDE, Kind.REPEAT, Kind.AT, Kind.END);

  private final Language language;
  private final Snapshot beginning;
  private final int body;
  private final Nodes nodes = new Nodes();
  private Tokens tokens;

  /** Where parsing begins, which is short before the error: a text may be long. */
  private Snapshot from;

  /**
   * Creates one for a text.
   *
   * @param body the first token of the items
   */
  Skipping(Language language, Start start, Tokens tokens, int body) {
    this.language = language;
    this.beginning = language.parser().beginning(body, start);
    this.from = beginning;
    this.tokens = tokens;
    this.body = body;
  }

  /** Where parsing may go on from if an error is likely near an offset; null from the beginning. */
  static @Nullable Snapshot near(
      Language language, Start start, Tokens tokens, int body, int offset) {
    int token = tokens.at(offset) - NEAR;
    return token <= body + NEAR
        ? null
        : language
            .parser()
            .snapshot(tokens, language.parser().beginning(body, start), token, new Nodes());
  }

  /** Goes on from where parsing had come to. */
  void from(@Nullable Snapshot near) {
    from = near == null ? beginning : near;
  }

  /** The tokens, with what is skipped as {@link Kind#ERROR}. */
  Tokens tokens() {
    return tokens;
  }

  /** The nodes. */
  Nodes nodes() {
    return nodes;
  }

  /** Parses; returns the token of the first error, or -1. */
  int parse() {
    int error = language.parser().parse(tokens, from, nodes);
    int deep = nodes.isDeep() ? Depth.firstTooDeep(language, tokens, body) : -1;
    return deep >= 0 && (error < 0 || deep < error) ? deep : error;
  }

  /** Skips the item that has an error, and goes on where that is valid. */
  void skip(int error) {
    int next = error;
    for (int restarts = 0; next >= 0; restarts++) {
      int after = restarts < MAX_RESTARTS ? skipInBlock(next) : FAILED;
      if (after == FAILED) {
        int edge = restarts < MAX_RESTARTS ? nextAtLeftEdge(next) : tokens.count() - 1;
        tokens = skipped(next, edge);
        after = parse();
      }
      next = after;
      if (next >= 0 && restarts > MAX_RESTARTS) {
        // Where an item began was not found: nothing of the text is kept.
        from = beginning;
        tokens = nothing();
        next = parse();
      }
    }
  }

  /**
   * Finds the item that has an error: its first token, or that of the one that would begin there.
   *
   * @param open takes the number of braces that are open before it
   */
  private int locate(int error, int[] open) {
    if (error - from.token() > 2 * NEAR) {
      Snapshot near = language.parser().snapshot(tokens, from, error - NEAR, nodes);
      from = near == null ? from : near;
    }
    language.parser().parseUntil(tokens, from, error, nodes);
    int first = beginOfItem(error, open);
    // What will be skipped must not have been parsed.
    from = first > from.token() ? from : beginning;
    return first;
  }

  /** Skips only the item; returns the token of the next error, or {@link #FAILED}. */
  private int skipInBlock(int error) {
    Tokens before = tokens;
    int first = locate(error, new int[1]);
    for (int after : new int[] {error, nextLine(error)}) {
      if (after > first && isBalanced(first, after)) {
        int offset = before.start(after);
        tokens = before.upTo(first, before.count());
        skip(before, first, after, tokens);
        tokens.addAll(before, after, before.count(), 0);
        int next = parse();
        if (next < 0 || tokens.start(next) > lineEnd(offset)) {
          return next;
        }
        tokens = before;
      }
    }
    return FAILED;
  }

  private int lineEnd(int offset) {
    byte[] text = tokens.text();
    int at = offset;
    while (at < text.length && text[at] != '\n' && text[at] != '\r') {
      at++;
    }
    return at;
  }

  /** The first token in a line after that of a token. */
  private int nextLine(int token) {
    int end = lineEnd(tokens.start(token));
    int at = token;
    while (at < tokens.count() - 1 && (tokens.start(at) < end || tokens.isTrivia(at))) {
      at++;
    }
    return at;
  }

  /** Whether each brace in some tokens has its counterpart there. */
  private boolean isBalanced(int first, int end) {
    int depth = 0;
    for (int token = first; token < end && depth >= 0; token++) {
      Kind kind = tokens.kind(token);
      depth += kind == Kind.LBRACE ? 1 : kind == Kind.RBRACE ? -1 : 0;
    }
    return depth == 0;
  }

  /** The tokens with all items skipped. */
  private Tokens nothing() {
    int length = tokens.text().length;
    Tokens kept = tokens.upTo(body, tokens.count());
    skip(tokens, body, tokens.count() - 1, kept);
    kept.add(Kind.END, length);
    kept.add(Kind.EOF, length);
    return kept;
  }

  /**
   * The tokens without the item that has an error, and all up to a token, before which everything
   * is closed.
   */
  private Tokens skipped(int error, int next) {
    int[] open = {0};
    int first = locate(error, open);
    int offset = tokens.start(next);
    Tokens kept = tokens.upTo(first, tokens.count() + open[0]);
    skip(tokens, first, next, kept);
    for (int i = 0; i < open[0]; i++) {
      kept.add(Kind.RBRACE, offset);
    }
    if (tokens.kind(next) == Kind.EOF) {
      kept.add(Kind.END, offset);
    }
    kept.addAll(tokens, next, tokens.count(), 0);
    return kept;
  }

  /** Adds tokens that parsers skip; each stays a token, for what shows or searches the text. */
  private static void skip(Tokens tokens, int first, int end, Tokens kept) {
    for (int token = first; token < end; token++) {
      if (tokens.length(token) > 0) {
        kept.addSkipped(tokens, token);
      }
    }
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
    boolean isAfterBlock = false;
    for (int node = nodes.open(); node != Nodes.NONE; node = nodes.parentOfOpen(node)) {
      int brace = brace(node, error);
      if (brace >= 0 && list == Nodes.NONE && isClosed(brace, error)) {
        isAfterBlock = true; // It is left only when the next token is known.
      } else if (brace >= 0) {
        list = list == Nodes.NONE ? node : list;
        open[0]++;
      }
    }
    if (isAfterBlock) {
      return error;
    }
    int begin = tokens.code(list == Nodes.NONE ? body : brace(list, error) + 1);
    for (int child = list + 1; child < nodes.count() && !isOpen(child); child = nodes.next(child)) {
      if (nodes.kind(child).isItem()) {
        begin = tokens.code(nodes.endToken(child));
      }
    }
    return begin;
  }

  /** Whether the block of a brace ends directly before a token. */
  private boolean isClosed(int brace, int before) {
    int last = tokens.codeBefore(before);
    return tokens.kind(last) == Kind.RBRACE && isBalanced(brace, last + 1);
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
