package dev.diptych.authoring.format;

import dev.diptych.syntax.SyntaxTree;
import java.util.ArrayList;
import java.util.List;

/**
 * Lines up consecutive rows: the cells of neighbours of the same form, the values, and the
 * arguments. In a column of numbers, the sign has a column of its own.
 */
final class RowAligner {
  /** Wider words do not make a column wider. */
  private static final int MAX_CELL = 40;

  private final List<Row> rows = new ArrayList<>();

  private RowAligner() {}

  /** Widens the gaps of some lines if one of them is a row with more blanks than necessary. */
  static void align(SyntaxTree tree, Gaps gaps, List<Line> lines) {
    boolean isWide = false;
    for (Line line : lines) {
      isWide |= line.isRow() && line.isWide();
    }
    if (!isWide) {
      return;
    }
    RowAligner aligner = new RowAligner();
    for (Line line : lines) {
      if (line.count() > 0) {
        aligner.rows.add(Row.of(tree, gaps, line));
      }
    }
    aligner.align();
  }

  private void align() {
    int from = 0;
    while (from < rows.size()) {
      int end = from + 1;
      while (end < rows.size() && rows.get(end).hasFormOf(rows.get(from))) {
        end++;
      }
      if (rows.get(from).isFlat()) {
        cells(rows.subList(from, end));
      }
      from = end;
    }
    keys();
    values();
  }

  private static void cells(List<Row> rows) {
    int columns = rows.stream().mapToInt(Row::cells).max().orElse(0);
    for (int column = 0; column < columns; column++) {
      cells(rows, column);
    }
  }

  private static void cells(List<Row> all, int column) {
    List<Row> rows = all.stream().filter(row -> column < row.cells()).toList();
    boolean signs =
        rows.stream().anyMatch(row -> row.isNegative(column))
            && rows.stream().allMatch(row -> row.isNumber(column));
    int width = 0;
    for (Row row : rows) {
      int sign = signs && !row.isNegative(column) ? 1 : 0;
      row.widen(row.cell(column), sign);
      width = wider(width, row.cellWidth(column) + sign);
    }
    for (Row row : rows) {
      if (column + 1 < row.cells()) {
        int sign = signs && !row.isNegative(column) ? 1 : 0;
        row.widen(row.cell(column + 1), width - row.cellWidth(column) - sign);
      }
    }
  }

  private void keys() {
    int width = 0;
    for (Row row : rows) {
      width = row.value() < row.count() ? wider(width, row.width(0, row.value())) : width;
    }
    for (Row row : rows) {
      if (row.value() > 0 && row.value() < row.count()) {
        row.widen(row.value(), width - row.width(0, row.value()));
      }
    }
  }

  private void values() {
    int width = 0;
    for (Row row : rows) {
      boolean isFollowed = row.end() < row.count();
      width = isFollowed ? widerValue(width, row.width(row.value(), row.end())) : width;
    }
    for (Row row : rows) {
      if (row.end() < row.count()) {
        row.widen(row.end(), width - row.width(row.value(), row.end()));
      }
    }
  }

  private static int wider(int width, int other) {
    return other > MAX_CELL ? width : Math.max(width, other);
  }

  private static int widerValue(int width, int other) {
    return other > 2 * MAX_CELL ? width : Math.max(width, other);
  }
}
