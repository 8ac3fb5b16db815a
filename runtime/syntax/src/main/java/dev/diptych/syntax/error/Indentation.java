package dev.diptych.syntax.error;

import dev.diptych.syntax.table.Kind;
import dev.diptych.syntax.table.Tokens;
import java.util.Arrays;

/**
 * Where the lines of a text contradict its braces and parentheses. By convention, what is in a
 * block is indented deeper than the line of its '{', the items of a block equally, and '}' as the
 * line of its '{'.
 */
final class Indentation {
  private static final int TAB = 4;
  private static final int UNBALANCED = 5; // contradictions for a brace too much or too few
  private static final int MAX_PLACES = 4;
  private static final int UNKNOWN = -1;
  private static final int ANY = -2;

  private final Tokens tokens;
  private int[] heads = new int[32]; // indentation of the lines of the open blocks
  private int[] items = new int[32]; // of their items
  private int[] lines = new int[32];
  private int[] braces = new int[32];
  private int depth;
  private int groups;
  private int groupLine;
  private int contradictions;
  private final int[] places = new int[MAX_PLACES];
  private int found;

  private Indentation(Tokens tokens) {
    this.tokens = tokens;
    items[0] = UNKNOWN;
    heads[0] = UNKNOWN;
  }

  /** The contradictions of a whole text from a token on. */
  static Indentation of(Tokens tokens, int from) {
    Indentation indentation = new Indentation(tokens);
    indentation.read(from, tokens.count() - 1);
    indentation.contradictions += UNBALANCED * indentation.depth;
    return indentation;
  }

  /** The state before a token. */
  static Indentation before(Tokens tokens, int from, int to) {
    Indentation indentation = new Indentation(tokens);
    indentation.read(from, to);
    return indentation;
  }

  /**
   * The contradictions of an excerpt.
   *
   * @param before the state before it
   * @param isOpen whether the text goes on after the tokens
   */
  static Indentation of(Tokens tokens, Indentation before, boolean isOpen) {
    Indentation indentation = new Indentation(tokens);
    indentation.goOn(before);
    indentation.read(0, tokens.count() - 1);
    indentation.contradictions += isOpen ? 0 : UNBALANCED * indentation.depth;
    return indentation;
  }

  private void goOn(Indentation before) {
    depth = before.depth;
    heads = before.heads.clone();
    items = before.items.clone();
    lines = new int[heads.length];
    braces = new int[heads.length];
    Arrays.fill(lines, UNKNOWN);
    items[depth] = items[depth] == UNKNOWN ? ANY : items[depth];
    groups = before.groups;
    groupLine = UNKNOWN;
  }

  /** Number of contradictions. */
  int contradictions() {
    return contradictions;
  }

  /** Number of tokens that {@link #place} knows. */
  int found() {
    return found;
  }

  /** One of the first tokens that contradict. */
  int place(int number) {
    return places[number];
  }

  private void read(int from, int to) {
    byte[] text = tokens.text();
    int line = 0;
    int indentation = 0;
    int column = 0;
    boolean isFirst = true;
    for (int token = from; token < to; token++) {
      Kind kind = tokens.kind(token);
      if (kind == Kind.SPACE) {
        int end = tokens.end(token);
        for (int at = tokens.start(token); at < end; at++) {
          boolean isEnd = text[at] == '\n';
          isFirst |= isEnd;
          line += isEnd ? 1 : 0;
          column = isEnd ? 0 : text[at] == '\t' ? (column / TAB + 1) * TAB : column + 1;
        }
      } else if (!kind.isTrivia()) {
        if (isFirst) {
          indentation = column;
          opened(line);
          begins(token, kind, indentation, line);
          isFirst = false;
        }
        token(token, kind, indentation, line);
      }
    }
  }

  /** Two blocks that a line has opened, when the next line begins. */
  private void opened(int line) {
    if (depth > 1
        && lines[depth] == lines[depth - 1]
        && lines[depth] < line
        && items[depth] == UNKNOWN) {
      items[depth] = ANY;
      contradicts(braces[depth]);
    }
  }

  private void begins(int token, Kind kind, int indentation, int line) {
    if (groups > 0) {
      if (line > groupLine) {
        contradicts(token);
      }
    } else if (kind == Kind.RBRACE) {
      if (depth > 0 && indentation != heads[depth]) {
        contradicts(token);
      }
    } else if (kind != Kind.LBRACE && kind != Kind.END) {
      boolean isOther = items[depth] >= 0 && indentation != items[depth];
      if (indentation <= heads[depth] || isOther) {
        contradicts(token);
      } else {
        items[depth] = indentation;
      }
    }
  }

  private void token(int token, Kind kind, int indentation, int line) {
    switch (kind) {
      case LBRACE -> open(token, indentation, line);
      case RBRACE -> close(token);
      case LPAREN, CALC -> {
        groups++;
        groupLine = line;
      }
      case RPAREN, CALC_CLOSE -> groups = Math.max(0, groups - 1);
      default -> {}
    }
  }

  private void open(int token, int indentation, int line) {
    depth++;
    if (depth == heads.length) {
      heads = Arrays.copyOf(heads, 2 * depth);
      items = Arrays.copyOf(items, 2 * depth);
      lines = Arrays.copyOf(lines, 2 * depth);
      braces = Arrays.copyOf(braces, 2 * depth);
    }
    heads[depth] = indentation;
    items[depth] = UNKNOWN;
    lines[depth] = line;
    braces[depth] = token;
    groups = 0;
  }

  private void close(int token) {
    groups = 0;
    if (depth == 0) {
      contradicts(token);
      contradictions += UNBALANCED - 1;
    } else {
      depth--;
    }
  }

  private void contradicts(int token) {
    contradictions++;
    if (found < MAX_PLACES) {
      places[found++] = token;
    }
  }
}
