package dev.diptych.spectools.check;

import java.util.ArrayList;
import java.util.List;

/** Lines in columns; the last column may have several lines. */
final class ReportColumns {
  private static final String GAP = "  ";

  private final List<List<String>> rows = new ArrayList<>();

  /** Adds a line with one or more lines in the last column. */
  void add(List<String> cells, List<String> last) {
    List<String> row = new ArrayList<>(cells);
    row.add(last.isEmpty() ? "" : last.get(0));
    rows.add(row);
    for (String more : last.subList(Math.min(1, last.size()), last.size())) {
      List<String> below = new ArrayList<>();
      cells.forEach(cell -> below.add(""));
      below.add(more);
      rows.add(below);
    }
  }

  List<String> lines(String indent) {
    return rows.stream().map(row -> (indent + line(row)).stripTrailing()).toList();
  }

  private String line(List<String> row) {
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < row.size(); i++) {
      String cell = row.get(i);
      line.append(cell);
      if (i < row.size() - 1) {
        line.append(" ".repeat(widest(i) - cell.length())).append(GAP);
      }
    }
    return line.toString();
  }

  private int widest(int column) {
    return rows.stream().mapToInt(row -> row.get(column).length()).max().orElse(0);
  }
}
