package dev.diptych.authoring.format;

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

  /** The lines with their gaps: lined up if a row is wide, as they are otherwise. */
  static List<AlignedRow> align(byte[] text, List<Line> lines) {
    List<AlignedRow> result = new ArrayList<>();
    boolean wide = false;
    for (Line line : lines) {
      result.add(AlignedRow.compact(line));
      wide |= line.isRow() && line.isWide();
    }
    if (wide) {
      RowAligner aligner = new RowAligner();
      for (AlignedRow each : result) {
        if (each.line().count() > 0) {
          aligner.rows.add(Row.of(text, each.line(), each.extra()));
        }
      }
      aligner.align();
    }
    return result;
  }

  private void align() {
    int from = 0;
    while (from < rows.size()) {
      int end = from + 1;
      while (end < rows.size() && rows.get(end).hasFormOf(rows.get(from))) {
        end++;
      }
      if (rows.get(from).flat()) {
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

  private static void cells(List<Row> rows, int column) {
    boolean signs = false;
    boolean numbers = true;
    for (Row row : rows) {
      if (column < row.cells()) {
        byte first = row.line().first(row.cell(column));
        signs |= first == '-';
        numbers &= first == '-' || (first >= '0' && first <= '9');
      }
    }
    int width = 0;
    for (Row row : rows) {
      if (column < row.cells()) {
        int cell = row.cell(column);
        row.extra()[cell] += signs && numbers && row.line().first(cell) != '-' ? 1 : 0;
        width = wider(width, row.line().width(cell) + signWidth(row, column, signs && numbers));
      }
    }
    for (Row row : rows) {
      if (column + 1 < row.cells()) {
        int cell = row.cell(column);
        int own = row.line().width(cell) + signWidth(row, column, signs && numbers);
        row.extra()[cell + 1] += Math.max(0, width - own);
      }
    }
  }

  private static int signWidth(Row row, int column, boolean signs) {
    return signs && row.line().first(row.cell(column)) != '-' ? 1 : 0;
  }

  private void keys() {
    int width = 0;
    for (Row row : rows) {
      width = row.value() < row.line().count() ? wider(width, row.width(0, row.value())) : width;
    }
    for (Row row : rows) {
      if (row.value() > 0 && row.value() < row.line().count()) {
        row.extra()[row.value()] += Math.max(0, width - row.width(0, row.value()));
      }
    }
  }

  private void values() {
    int width = 0;
    for (Row row : rows) {
      boolean followed = row.end() < row.line().count();
      width = followed ? widerValue(width, row.width(row.value(), row.end())) : width;
    }
    for (Row row : rows) {
      if (row.end() < row.line().count()) {
        int own = row.width(row.value(), row.end());
        row.extra()[row.end()] += Math.max(0, width - own);
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
