package dev.diptych.authoring.format;

import dev.diptych.syntax.SyntaxTree;
import dev.diptych.syntax.table.Kind;

/**
 * A line that is a row, and its parts: a key or a range, a value such as {@code (1 2 3)} or {@code
 * by (1 2 3)}, and arguments. Indices count the tokens of the line.
 */
final class Row {
  private static final long NO_CELLS = Kind.bits(Kind.LPAREN, Kind.RPAREN, Kind.COMMA, Kind.CALC);

  private final SyntaxTree tree;
  private final TokenText text;
  private final Gaps gaps;
  private final Line line;
  private final int[] tokens;
  private final int value;
  private final int open;
  private final int end;
  private final boolean flat;

  private Row(SyntaxTree tree, Gaps gaps, Line line) {
    this.tree = tree;
    this.text = new TokenText(tree);
    this.gaps = gaps;
    this.line = line;
    this.tokens = tokens(tree, line);
    value = kind(0) == Kind.LPAREN ? 0 : afterRange(close(0));
    open = value < count() && !opens(value) ? value + 1 : value;
    boolean isGroup = open < count() && opens(open);
    end = isGroup ? close(open) : Math.min(count(), isReference() ? open + 1 : open);
    flat = isGroup && hasFlatCells();
  }

  static Row of(SyntaxTree tree, Gaps gaps, Line line) {
    return new Row(tree, gaps, line);
  }

  private static int[] tokens(SyntaxTree tree, Line line) {
    int[] tokens = new int[line.count()];
    int token = line.first();
    for (int i = 0; i < tokens.length; i++) {
      tokens[i] = token;
      token = tree.code(token + 1);
    }
    return tokens;
  }

  private Kind kind(int index) {
    return tree.kind(tokens[index]);
  }

  private byte first(int index) {
    return tree.spelling().at(tree.start(tokens[index]));
  }

  private boolean opens(int index) {
    return Spacing.opens(kind(index));
  }

  /** Whether the value is {@code at $name} or a range. */
  private boolean isReference() {
    return open < count() && open > value && (kind(value) == Kind.AT || kind(value) == Kind.RANGE);
  }

  private boolean hasFlatCells() {
    boolean isFlat = kind(open) == Kind.LPAREN;
    for (int i = open + 1; i < end - 1; i++) {
      isFlat &= !kind(i).isIn(NO_CELLS);
    }
    return isFlat;
  }

  /** Index after a token, or after the parenthesis that closes it. */
  private int close(int from) {
    int depth = 0;
    for (int i = from; i < count(); i++) {
      depth += opens(i) ? 1 : Spacing.closes(kind(i)) ? -1 : 0;
      if (depth == 0) {
        return i + 1;
      }
    }
    return count();
  }

  /** Index after the range that a key begins if something follows it; otherwise after the key. */
  private int afterRange(int key) {
    int until = key < count() && kind(key) == Kind.RANGE ? close(key + 1) : count();
    return until < count() ? until : key;
  }

  int count() {
    return tokens.length;
  }

  /** Index of the first token of the value. */
  int value() {
    return value;
  }

  /** Index after the value. */
  int end() {
    return end;
  }

  /** Whether the value is a group without other groups. */
  boolean isFlat() {
    return flat;
  }

  /** Whether the cells of {@code other} belong in the same columns. */
  boolean hasFormOf(Row other) {
    return flat && other.flat && open - value == other.open - other.value;
  }

  /** Columns of the tokens from {@code from} to {@code to}. */
  int width(int from, int to) {
    int width = 0;
    for (int i = from; i < to; i++) {
      width += text.width(tokens[i]) + (i == from ? 0 : gaps.blanks(tokens[i]));
    }
    return width;
  }

  /** Number of cells of the value. */
  int cells() {
    return end - open - 2;
  }

  /** Index of the token of a cell. */
  int cell(int column) {
    return open + 1 + column;
  }

  /** Columns of a cell. */
  int cellWidth(int column) {
    return text.width(tokens[cell(column)]);
  }

  boolean isNegative(int column) {
    return first(cell(column)) == '-';
  }

  boolean isNumber(int column) {
    byte first = first(cell(column));
    return first == '-' || (first >= '0' && first <= '9');
  }

  /** Places more blanks before a token; none if the number is negative. */
  void widen(int index, int blanks) {
    if (blanks > 0) {
      gaps.widen(tokens[index], blanks);
      line.widen(blanks);
    }
  }
}
