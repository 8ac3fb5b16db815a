package dev.diptych.text.syntax.tree;

import dev.diptych.text.number.PrintfSpecial;

/**
 * Finds literals in rows and tuples that are syntactically valid. There a word is a run of bytes
 * that are not below {@code '*'}: white space, quotes, parentheses and {@code #} are below it, and
 * any other byte that is not part of a word was reported.
 */
public final class LiteralScanner {
  /** Characters below this one are not part of a word. */
  public static final int MIN_WORD_CHARACTER = '*';

  private final byte[] text;
  private final int limit;
  private final boolean rawStrings;

  LiteralScanner(byte[] text, int limit, boolean rawStrings) {
    this.text = text;
    this.limit = limit;
    this.rawStrings = rawStrings;
  }

  /** The first byte from {@code start} on that is neither white space nor in a comment. */
  int gap(int start) {
    int at = start;
    while (at < limit) {
      int b = text[at];
      if (b >= MIN_WORD_CHARACTER || b < 0 || b == '(' || b == ')' || b == '"') {
        return at;
      }
      at = b == '#' ? lineEnd(at) : at + 1;
    }
    return limit;
  }

  /** End of the literal that starts at {@code start}. */
  int end(int start) {
    return switch (text[start]) {
      case '(' -> tupleEnd(start);
      case '"' -> stringEnd(start);
      default -> wordEnd(start);
    };
  }

  private int wordEnd(int start) {
    int at = start;
    int count = Swar.WIDTH;
    while (count == Swar.WIDTH && at + Swar.WIDTH <= limit) {
      count = Swar.notBelow(text, at, MIN_WORD_CHARACTER);
      at += count;
    }
    while (at < limit && (text[at] >= MIN_WORD_CHARACTER || text[at] < 0)) {
      at++;
    }
    if (rawStrings && at < limit && text[at] == '#') {
      // Possibly not a comment: some C libraries print numbers with this character.
      return Math.max(at, PrintfSpecial.end(text, start, limit));
    }
    boolean bytes = at < limit && text[at] == '"' && at == start + 1 && text[start] == 'x';
    return bytes ? bytesEnd(at) : at;
  }

  private int bytesEnd(int quote) {
    int at = quote + 1;
    while (at < limit && text[at] != '"') {
      at++;
    }
    return Math.min(at + 1, limit);
  }

  private int stringEnd(int quote) {
    int at = quote + 1;
    while (at < limit && text[at] != '"' && !isLineEnd(at)) {
      boolean escape = text[at] == '\\' && !rawStrings && at + 1 < limit && !isLineEnd(at + 1);
      at += escape ? 2 : 1;
    }
    return at < limit && text[at] == '"' ? at + 1 : Math.min(at, limit);
  }

  /** Not recursive, because the text may be invalid. */
  private int tupleEnd(int start) {
    int at = start;
    int depth = 0;
    do {
      if (text[at] == '(') {
        depth++;
        at++;
      } else if (text[at] == ')') {
        depth--;
        at++;
      } else {
        at = end(at);
      }
      at = depth > 0 ? gap(at) : at;
    } while (depth > 0 && at < limit);
    return at;
  }

  private int lineEnd(int start) {
    int at = start;
    while (at < limit && !isLineEnd(at)) {
      at++;
    }
    return at;
  }

  private boolean isLineEnd(int at) {
    return text[at] == '\n' || text[at] == '\r';
  }
}
