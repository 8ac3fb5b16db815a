package dev.diptych.syntax.table;

/**
 * Which tokens white space must separate: all pairs of kinds, found in the automaton. Two tokens
 * are one, or others, only if the automaton can go on from the end of the first with the first
 * character of the second.
 */
final class Borders {
  /** For each kind, those that cannot follow it without white space. */
  private final long[] inseparable = new long[Long.SIZE];

  private Borders() {}

  /**
   * Finds the pairs.
   *
   * @param other a mode in which no token of these texts begins: that of the other kind of strings
   */
  static Borders of(LexerTable table, int other) {
    long[] begun = begun(table, other);
    Borders borders = new Borders();
    for (int state = 0; state < table.states(); state++) {
      int kind = table.kind[state];
      if (kind >= 0) {
        for (int character = 0; character < LexerTable.COLUMNS; character++) {
          boolean goesOn = table.next[state * LexerTable.COLUMNS + character] >= 0;
          borders.inseparable[kind] |= goesOn ? begun[character] : 0;
        }
      }
    }
    return borders;
  }

  boolean isSeparable(Kind first, Kind second) {
    return !second.isIn(inseparable[first.number()]);
  }

  /** For each character, the kinds of the tokens that begin with it in some mode. */
  private static long[] begun(LexerTable table, int other) {
    long[] reached = reached(table);
    long[] begun = new long[LexerTable.COLUMNS];
    for (int mode = 0; mode < table.start.length; mode++) {
      for (int character = 0; mode != other && character < LexerTable.COLUMNS; character++) {
        int state = table.next[table.start[mode] * LexerTable.COLUMNS + character];
        begun[character] |= state < 0 ? 0 : reached[state];
      }
    }
    return begun;
  }

  /** For each state, the kinds of the tokens that may end there or later. */
  private static long[] reached(LexerTable table) {
    long[] reached = new long[table.states()];
    boolean isChanged = true;
    while (isChanged) {
      isChanged = false;
      for (int state = table.states() - 1; state >= 0; state--) {
        int kind = table.kind[state];
        long kinds = reached[state] | (kind < 0 ? 0 : 1L << kind);
        for (int character = 0; character < LexerTable.COLUMNS; character++) {
          int next = table.next[state * LexerTable.COLUMNS + character];
          kinds |= next < 0 ? 0 : reached[next];
        }
        isChanged |= kinds != reached[state];
        reached[state] = kinds;
      }
    }
    return reached;
  }
}
