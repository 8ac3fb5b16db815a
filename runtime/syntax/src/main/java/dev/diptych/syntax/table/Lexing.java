package dev.diptych.syntax.table;

import dev.diptych.syntax.table.Tokens.Change;
import java.util.Objects;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Reads the tokens of items with a table; after an edit, only those that may have changed. What a
 * token depends on is recorded where it is more than its bytes and the one after them, so that
 * reading again begins early enough and ends as soon as nothing differs.
 */
public final class Lexing {
  private static final long BEFORE_RUNS = Kind.bits(Kind.LBRACE, Kind.ROWS);

  private final LexerTable table;
  private final @Nullable RunTable runs;
  private final Mode first;
  private final boolean hasTail;

  /**
   * @param hasTail whether anything may follow the end of the items
   */
  Lexing(LexerTable table, @Nullable RunTable runs, Mode mode, boolean hasTail) {
    this.table = table;
    this.runs = runs;
    this.first = mode;
    this.hasTail = hasTail;
  }

  /** The same without runs: each row is several tokens. */
  public Lexing withoutRuns() {
    return new Lexing(table, null, first, hasTail);
  }

  /** The same for a text that begins with a token of another one, without runs. */
  public Lexing at(Tokens tokens, int token) {
    return new Lexing(table, null, tokens.mode(token, first), hasTail);
  }

  /** The automaton. */
  public LexerTable table() {
    return table;
  }

  /** The automaton of runs; it must have been read with it. */
  RunTable runs() {
    return Objects.requireNonNull(runs);
  }

  int mode() {
    return first.number();
  }

  /** The kind of the token of items that begins at an offset. */
  public Kind kind(byte[] text, int offset) {
    return table.kind(text, offset, first.number());
  }

  /** The rows and cells of a run. */
  public RunCells cells(byte[] text, int from, int to) {
    return new RunCells(text, this, from, to);
  }

  /**
   * Appends the tokens of the items and {@link Kind#EOF}.
   *
   * @param tokens the tokens before the items
   * @param from where the items begin
   */
  public void read(Tokens tokens, int from) {
    new Pass(tokens, first, null, 0, 0).read(from);
    end(tokens);
  }

  private void end(Tokens tokens) {
    int last = tokens.count - 1;
    if (hasTail && last >= 0 && tokens.kind[last] == Kind.AFTER_END.number()) {
      tokens.kind[last] = (byte) Kind.TAIL.number();
    }
    tokens.add(Kind.EOF, tokens.text.length);
  }

  /**
   * The same tokens with those of the rows instead of runs.
   *
   * @param kept for a token that is a run, how many of its first rows remain a run
   */
  public Tokens expanded(Tokens all, IntUnaryOperator kept) {
    Tokens expanded = new Tokens(all.text);
    int from = 0;
    for (Tokens.Run run : all.runs) {
      int token = run.token();
      expanded.append(all, from, token, 0);
      int rows = kept.applyAsInt(token);
      int at = all.start[token];
      if (rows > 0) {
        expanded.runs.add(new Tokens.Run(expanded.count, rows));
        expanded.add(Kind.ROWS, at);
        at = rowEnd(all, token, rows);
      }
      readFlat(expanded, at, all.end(token));
      from = token + 1;
    }
    expanded.append(all, from, all.count, 0);
    expanded.trim();
    return expanded;
  }

  private int rowEnd(Tokens all, int token, int rows) {
    RunCells cells = cells(all.text, all.start[token], all.end(token));
    for (int row = 0; row < rows; row++) {
      cells.nextRow();
      while (cells.nextCell()) {
        // Only its end is of interest.
      }
    }
    return cells.rowEnd();
  }

  /** Appends the tokens of a part of a text in which the mode is the first one. */
  private void readFlat(Tokens tokens, int from, int to) {
    int at = from;
    while (at < to) {
      int state = table.start[first.number()];
      int accepted = state;
      int end = at;
      int p = at;
      while (p < tokens.text.length) {
        int b = tokens.text[p];
        state = table.next[(state << 7) | (b < 0 ? 0x7F : b)];
        if (state < 0) {
          break;
        }
        p++;
        accepted = table.kind[state] >= 0 ? state : accepted;
        end = table.kind[state] >= 0 ? p : end;
      }
      if (p != end) {
        tokens.looks.add(tokens.count, p);
      }
      tokens.add(table.kind[accepted], at);
      at = end;
    }
  }

  /**
   * Appends the tokens of the header line, up to and with its end, or up to a limit.
   *
   * @return the offset after them
   */
  public int readHeader(Tokens tokens, int from, int limit) {
    Mode mode = new Mode(0);
    int at = from;
    while (at < limit) {
      int state = table.accepted(tokens.text, at, limit, mode.number());
      int end = table.end(tokens.text, at, limit, mode.number());
      tokens.add(table.kind[state], at);
      at = end;
      if (table.kind[state] == Kind.LINE_END.number()) {
        return at;
      }
      int change = table.change[state];
      mode = change == LexerTable.NO_CHANGE ? mode : mode.after(change);
    }
    return at;
  }

  /**
   * The tokens of a text that differs in one place. Reads from the first token whose scan saw the
   * place until a token begins where one began before, in the same mode.
   *
   * @param old the tokens before
   * @param body the first token of the items, before which nothing changes
   * @param from where bytes are replaced
   * @param removed the number of bytes that are replaced
   * @param text the text after it
   */
  public Tokens edited(Tokens old, int body, int from, int removed, byte[] text) {
    int moved = text.length - old.text.length;
    int start = firstToRead(old, body, from);
    Tokens tokens = new Tokens(text, old.count + 64);
    tokens.append(old, 0, start, 0);
    Pass pass = new Pass(tokens, old.mode(start, first), old, from + removed + moved, moved);
    int same = pass.read(old.start[start]);
    if (same >= 0) {
      tokens.append(old, same, old.count, moved);
    } else {
      end(tokens);
    }
    return tokens;
  }

  /** The same for a text that is made here, with what is inserted. */
  public Tokens edit(Tokens old, int body, int from, int removed, byte[] inserted) {
    int moved = inserted.length - removed;
    byte[] text = new byte[old.text.length + moved];
    int end = from + inserted.length;
    System.arraycopy(old.text, 0, text, 0, from);
    System.arraycopy(inserted, 0, text, from, inserted.length);
    System.arraycopy(old.text, from + removed, text, end, text.length - end);
    return edited(old, body, from, removed, text);
  }

  /** The first token that depends on the bytes from an offset on. */
  private static int firstToRead(Tokens old, int body, int from) {
    int first = Math.max(body, old.at(from) - 1);
    while (first > body && old.start[first] >= from) {
      first--; // A token that ends at the place looked at its byte.
    }
    return Math.min(first, old.looks.first(body, from)); // Those after it begin later.
  }

  /** One pass over a text. */
  private final class Pass {
    private final Tokens tokens;
    private final byte[] text;
    private final @Nullable Tokens old;
    private final int meet;
    private final int moved;
    private Mode mode;
    private int candidate;
    private boolean isBeforeRun;
    private final RunTable.@Nullable Search search;

    /**
     * @param old the tokens before an edit, or null
     * @param meet where tokens may be equal to old ones again
     * @param moved how far these are moved
     */
    Pass(Tokens tokens, Mode mode, @Nullable Tokens old, int meet, int moved) {
      this.tokens = tokens;
      this.text = tokens.text;
      this.mode = mode;
      this.old = old;
      this.meet = old == null ? Integer.MAX_VALUE : meet;
      this.moved = moved;
      this.search = runs == null ? null : runs.new Search(text);
      this.isBeforeRun = isBeforeRun(tokens, tokens.count);
    }

    private boolean isBeforeRun(Tokens all, int token) {
      int before = all.codeBefore(token);
      return search != null && before >= 0 && all.kind(before).isIn(BEFORE_RUNS);
    }

    /** Reads to the end, in one loop; returns the old token from which on all are equal, or -1. */
    int read(int from) {
      // In variables, because fields are read again after each write to an array.
      byte[] text = this.text;
      Tokens tokens = this.tokens;
      int meet = this.meet;
      short[] next = table.next;
      byte[] kinds = table.kind;
      byte[] changes = table.change;
      boolean hasRuns = search != null;
      int begin = table.start[mode.number()];
      int at = from;
      while (at < text.length) {
        if (at >= meet && isMet(at)) {
          return candidate;
        }
        if (isBeforeRun && search != null && (text[at] & 0xFF) > ' ' && text[at] != '#') {
          int end = run(search, at);
          if (end > at) {
            at = end;
            continue;
          }
        }
        int state = begin;
        int p = at;
        while (p < text.length) {
          int b = text[p];
          int following = next[(state << 7) | (b < 0 ? 0x7F : b)];
          if (following < 0) {
            break;
          }
          p++;
          if (following == state && b == ' ') {
            // Indentation is a large part of many texts: further spaces change nothing, either.
            while (p < text.length && text[p] == ' ') {
              p++;
            }
          }
          state = following;
        }
        int end = p;
        if (kinds[state] < 0 || p == at) {
          // The token ends before, where the automaton accepted last.
          end = table.end(text, at, text.length, mode.number());
          state = table.accepted(text, at, text.length, mode.number());
          tokens.looks.add(tokens.count, p);
        }
        int kind = kinds[state];
        tokens.add(kind, at);
        if (hasRuns && kind < Tokens.SPACE) {
          isBeforeRun = (BEFORE_RUNS >>> kind & 1) != 0;
        }
        if (changes[state] != LexerTable.NO_CHANGE) {
          mode = mode.after(changes[state]);
          begin = table.start[mode.number()];
          tokens.changes.add(new Change(tokens.count - 1, mode));
        }
        at = end;
      }
      return LexerTable.NONE;
    }

    /** Adds a run; returns the offset after it, or 0 if there is none. */
    private int run(RunTable.Search search, int at) {
      boolean isRun = search.find(at);
      if (isRun || search.looked() > at + 1) {
        // Otherwise it is the byte after the token at the latest.
        tokens.looks.add(tokens.count, search.looked());
      }
      if (!isRun) {
        isBeforeRun = false;
        return 0;
      }
      tokens.runs.add(new Tokens.Run(tokens.count, search.rows()));
      tokens.add(Kind.ROWS, at);
      return search.end();
    }

    /** Whether an old token begins here, and all that follow are equal. */
    private boolean isMet(int at) {
      Tokens before = Objects.requireNonNull(old);
      candidate = candidate == 0 ? Math.max(0, before.at(at - moved)) : candidate;
      while (before.start[candidate] < at - moved) {
        candidate++;
      }
      return before.start[candidate] == at - moved
          && before.mode(candidate, first).equals(mode)
          && isBeforeRun(before, candidate) == isBeforeRun;
    }
  }
}
