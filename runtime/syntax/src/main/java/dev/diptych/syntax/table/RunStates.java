package dev.diptych.syntax.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Makes a {@link RunTable} of a lexer. */
public final class RunStates {
  private static final int BEFORE_KEY = 0;
  private static final int AFTER_KEY = 1;
  private static final int IN_ROW = 2;
  private static final int NO = -1;
  private static final int COLUMNS = LexerTable.COLUMNS;

  private final LexerTable lexer;
  private final int start;
  private final long keys;
  private final long cells;
  private final boolean isKeyOptional;
  private final List<int[]> places = new ArrayList<>(); // state of the lexer, place in the row
  private final Map<Integer, Integer> numbers = new HashMap<>();

  private RunStates(LexerTable lexer, boolean raw, long keys, long cells, boolean isKeyOptional) {
    this.lexer = lexer;
    this.start = lexer.start[raw ? lexer.raw : lexer.body];
    this.keys = keys;
    this.cells = cells;
    this.isKeyOptional = isKeyOptional;
  }

  /**
   * Makes the table.
   *
   * @param raw whether strings have no escapes
   * @param keys the kinds of keys, as bits
   * @param cells the kinds of cells, as bits
   * @param isKeyOptional whether a row may have no key
   * @param hasArguments whether arguments may follow a row
   */
  public static RunTable table(
      LexerTable lexer,
      boolean raw,
      long keys,
      long cells,
      boolean isKeyOptional,
      boolean hasArguments) {
    return new RunStates(lexer, raw, keys, cells, isKeyOptional).table(hasArguments);
  }

  private RunTable table(boolean hasArguments) {
    places.add(new int[] {NO, NO});
    int first = number(start, BEFORE_KEY);
    List<int[]> rows = new ArrayList<>();
    rows.add(new int[COLUMNS]);
    for (int i = 1; i < places.size(); i++) {
      rows.add(row(places.get(i)[0], places.get(i)[1]));
    }
    int[] columns = columns(rows);
    byte[] column = new byte[256];
    int different = 0;
    for (int b = 0; b < column.length; b++) {
      column[b] = (byte) columns[Math.min(b, COLUMNS - 1)];
      different = Math.max(different, column[b] + 1);
    }
    int width = Math.max(2, Integer.highestOneBit(different - 1) << 1);
    if (rows.size() * width > Character.MAX_VALUE) {
      throw new IllegalStateException("too many states for 16 bits: " + rows.size());
    }
    char[] next = new char[rows.size() * width];
    for (int i = 0; i < rows.size(); i++) {
      for (int c = 0; c < COLUMNS; c++) {
        next[i * width + columns[c]] = (char) (rows.get(i)[c] * width);
      }
    }
    return new RunTable(
        column,
        next,
        width,
        first * width,
        state(')', IN_ROW) * width,
        state('\n', BEFORE_KEY) * width,
        border(),
        hasArguments);
  }

  private int state(char character, int place) {
    return number(lexer.next[start * COLUMNS + character], place);
  }

  private int number(int state, int place) {
    return numbers.computeIfAbsent(
        state * 4 + place,
        key -> {
          places.add(new int[] {state, place});
          return places.size() - 1;
        });
  }

  private int[] row(int state, int place) {
    int[] row = new int[COLUMNS];
    for (int c = 0; c < COLUMNS; c++) {
      int target = lexer.next[state * COLUMNS + c];
      int then = place;
      if (target < 0 && lexer.kind[state] >= 0) {
        then = after(place, Kind.of(lexer.kind[state]));
        target = lexer.next[start * COLUMNS + c];
      }
      boolean isComment = target >= 0 && lexer.kind[target] == Kind.COMMENT.number();
      row[c] = target < 0 || then < 0 || isComment ? RunTable.DEAD : number(target, then);
    }
    return row;
  }

  /** The place after a token, or {@link #NO}. */
  private int after(int place, Kind kind) {
    if (kind == Kind.SPACE) {
      return place;
    }
    return switch (place) {
      case BEFORE_KEY ->
          kind == Kind.LPAREN && isKeyOptional ? IN_ROW : kind.isIn(keys) ? AFTER_KEY : NO;
      case AFTER_KEY -> kind == Kind.LPAREN ? IN_ROW : NO;
      default -> kind == Kind.RPAREN ? BEFORE_KEY : kind.isIn(cells) ? IN_ROW : NO;
    };
  }

  /** For each character, the number of its column; equal columns are one. */
  private static int[] columns(List<int[]> rows) {
    Map<List<Integer>, Integer> known = new HashMap<>();
    int[] columns = new int[COLUMNS];
    for (int c = 0; c < COLUMNS; c++) {
      int character = c;
      List<Integer> values = rows.stream().map(row -> row[character]).toList();
      columns[c] = known.computeIfAbsent(values, key -> known.size());
    }
    return columns;
  }

  private int border() {
    int letter = lexer.next[start * COLUMNS + 'b'];
    int lowest = 0;
    while (lexer.next[letter * COLUMNS + lowest] < 0) {
      lowest++;
    }
    for (char follows : new char[] {' ', '\t', '\r', '\n', '(', ')', '"', '#'}) {
      if (follows >= lowest) {
        throw new IllegalStateException("no border between words and what follows them");
      }
    }
    return lowest;
  }
}
