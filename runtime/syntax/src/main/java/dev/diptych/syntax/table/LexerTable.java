package dev.diptych.syntax.table;

import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * The complete automaton of a lexer. The grammars name ASCII characters only and treat all others
 * alike, so that it runs over the bytes of UTF-8; all bytes beyond ASCII are in the column of DEL.
 */
public final class LexerTable {
  /** Columns of a row: one for each ASCII character. */
  public static final int COLUMNS = 128;

  /** No state, no kind. */
  public static final int NONE = -1;

  static final int NO_CHANGE = 0;
  static final int POP = 1;
  static final int TO = 2;
  static final int PUSH = 32;

  final short[] next;
  final byte[] kind;
  final byte[] change;
  final int[] start;
  final int body;
  final int raw;
  private @Nullable Borders bodyBorders;
  private @Nullable Borders rawBorders;

  /**
   * Creates a table.
   *
   * @param next for each state and character, the next state or {@link #NONE}
   * @param kind for each state, the kind of the token that may end there, or {@link #NONE}
   * @param change for each state, the change of the mode after that token: {@link #to}, {@link
   *     #push}, {@link #pop}, or 0
   * @param start for each mode, its first state
   * @param body the mode of the items
   * @param raw the mode of the items where strings have no escapes
   */
  public LexerTable(short[] next, byte[] kind, byte[] change, int[] start, int body, int raw) {
    this.next = next;
    this.kind = kind;
    this.change = change;
    this.start = start;
    this.body = body;
    this.raw = raw;
  }

  /** A change to another mode. */
  public static byte to(int mode) {
    return (byte) (TO + mode);
  }

  /** A change to another mode, from which {@link #pop} returns. */
  public static byte push(int mode) {
    return (byte) (PUSH + mode);
  }

  /** A change to the mode before. */
  public static byte pop() {
    return POP;
  }

  /** Number of states. */
  public int states() {
    return kind.length;
  }

  /** The end of the token that begins at {@code from}, in a mode. */
  int end(byte[] text, int from, int limit, int mode) {
    int state = start[mode];
    int end = from;
    for (int at = from; at < limit && state >= 0; at++) {
      state = next[state * COLUMNS + column(text[at])];
      end = state >= 0 && kind[state] >= 0 ? at + 1 : end;
    }
    return end;
  }

  /** The state in which that token ends; each text has a token. */
  int accepted(byte[] text, int from, int limit, int mode) {
    int state = start[mode];
    int accepted = state;
    for (int at = from; at < limit && state >= 0; at++) {
      state = next[state * COLUMNS + column(text[at])];
      accepted = state >= 0 && kind[state] >= 0 ? state : accepted;
    }
    return accepted;
  }

  /** The kind of that token. */
  Kind kind(byte[] text, int from, int mode) {
    return Kind.of(kind[accepted(text, from, text.length, mode)]);
  }

  private static int column(byte character) {
    return character < 0 ? COLUMNS - 1 : character;
  }

  /**
   * Whether two tokens of items remain the same two if no white space is between them, whatever
   * they consist of.
   *
   * @param isRaw whether strings have no escapes
   */
  public boolean isSeparable(Kind first, Kind second, boolean isRaw) {
    Borders borders = isRaw ? rawBorders : bodyBorders;
    if (borders == null) {
      borders = Borders.of(this, isRaw ? body : raw);
      rawBorders = isRaw ? borders : rawBorders;
      bodyBorders = isRaw ? bodyBorders : borders;
    }
    return borders.isSeparable(first, second);
  }

  static LexerTable read(TableReader in) {
    return new LexerTable(in.shorts(), in.bytes(), in.bytes(), in.ints(), in.number(), in.number());
  }

  void write(TableWriter out) throws IOException {
    out.shorts(next);
    out.bytes(kind);
    out.bytes(change);
    out.ints(start);
    out.number(body);
    out.number(raw);
  }
}
