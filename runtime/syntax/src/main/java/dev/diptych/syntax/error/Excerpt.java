package dev.diptych.syntax.error;

import dev.diptych.syntax.table.Lexing;
import dev.diptych.syntax.table.ParserTable;
import dev.diptych.syntax.table.Tokens;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * What changes are tried on: a whole text, or some lines of a long one, with the states before
 * them.
 */
final class Excerpt {
  private final Tokens tokens;
  private final int offset;
  private final Lexing lexing;
  private final ParserTable parser;
  private final int begin;
  private final ParserTable.State state;
  private final @Nullable Indentation before;
  private final boolean isOpen;

  private Excerpt(
      Tokens tokens,
      int offset,
      Lexing lexing,
      ParserTable parser,
      int begin,
      ParserTable.State state,
      @Nullable Indentation before,
      boolean isOpen) {
    this.tokens = tokens;
    this.offset = offset;
    this.lexing = lexing;
    this.parser = parser;
    this.begin = begin;
    this.state = state;
    this.before = before;
    this.isOpen = isOpen;
  }

  /** A whole text, whose items begin at a token. */
  static Excerpt whole(Recovery.Grammar grammar, Tokens tokens, int body) {
    ParserTable.State state = grammar.parser().state(grammar.start());
    return new Excerpt(tokens, 0, grammar.lexing(), grammar.parser(), body, state, null, false);
  }

  /** The lines around an offset. */
  static Excerpt around(Recovery.Grammar grammar, Tokens tokens, int body, int offset, int reach) {
    int first = Math.max(body, tokens.at(Math.max(0, offset - 2 * reach)));
    int from = Math.max(body, lineStart(tokens, tokens.at(Math.max(0, offset - reach)), first));
    int to = lineEnd(tokens, offset + reach, offset + 2 * reach);
    int start = tokens.start(from);
    Tokens part = new Tokens(Arrays.copyOfRange(tokens.text(), start, tokens.start(to)));
    Lexing lexing = grammar.lexing().at(tokens, from);
    lexing.read(part, 0);
    return new Excerpt(
        part,
        start,
        lexing,
        grammar.parser(),
        0,
        grammar.parser().stateBefore(tokens, body, grammar.start(), from),
        Indentation.before(tokens, body, from),
        to < tokens.count() - 1);
  }

  /** The first token after the line end before a token, but not before another one. */
  private static int lineStart(Tokens tokens, int token, int first) {
    int at = token;
    while (at > first && !hasLineEnd(tokens, at - 1)) {
      at--;
    }
    return at;
  }

  private static int lineEnd(Tokens tokens, int from, int limit) {
    int length = tokens.text().length;
    int at = tokens.at(Math.min(length, from));
    while (at < tokens.count() - 1
        && tokens.start(at) < Math.min(length, limit)
        && !hasLineEnd(tokens, at)) {
      at++;
    }
    return at;
  }

  /** Whether white space has a line end. */
  static boolean hasLineEnd(Tokens tokens, int token) {
    if (!tokens.isTrivia(token)) {
      return false;
    }
    int end = tokens.end(token);
    for (int at = tokens.start(token); at < end; at++) {
      if (tokens.text()[at] == '\n') {
        return true;
      }
    }
    return false;
  }

  /** Its tokens; the last is the end, which may not be that of the text. */
  Tokens tokens() {
    return tokens;
  }

  /** Where it begins in the text. */
  int offset() {
    return offset;
  }

  /** The token from which on it can be changed. */
  int begin() {
    return begin;
  }

  /** Whether the text goes on after it. */
  boolean isOpen() {
    return isOpen;
  }

  /** The token of the first error of a variant of it, or -1. */
  int error(Tokens variant) {
    return parser.parse(variant, begin, state, isOpen);
  }

  Indentation indentation(Tokens variant) {
    return before == null
        ? Indentation.of(variant, begin)
        : Indentation.of(variant, before, isOpen);
  }

  /** The variant of it with a change. */
  Tokens apply(Candidate candidate) {
    byte[] inserted = candidate.inserted.getBytes(StandardCharsets.ISO_8859_1);
    return lexing.edit(tokens, begin, candidate.offset, candidate.removed, inserted);
  }
}
