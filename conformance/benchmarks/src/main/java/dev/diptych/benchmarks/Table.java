package dev.diptych.benchmarks;

import java.util.List;

/**
 * A table of text.
 *
 * @param title its title
 * @param note explanation of the table
 * @param header the names of its columns, numbers from the fourth on
 * @param rows its rows
 */
record Table(String title, String note, List<String> header, List<List<String>> rows) {
  private static final int WORDS = 3;

  Table {
    header = List.copyOf(header);
    rows = List.copyOf(rows);
  }

  /** As Markdown. */
  String markdown() {
    StringBuilder out = new StringBuilder();
    out.append("## ").append(title).append("\n\n").append(note).append("\n\n");
    line(header, out);
    out.append('|');
    for (int column = 0; column < header.size(); column++) {
      out.append(column < WORDS ? "---|" : "---:|");
    }
    out.append('\n');
    rows.forEach(row -> line(row, out));
    return out.append('\n').toString();
  }

  private static void line(List<String> cells, StringBuilder out) {
    out.append("| ").append(String.join(" | ", cells)).append(" |\n");
  }
}
