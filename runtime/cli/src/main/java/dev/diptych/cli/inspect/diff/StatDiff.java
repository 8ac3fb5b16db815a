package dev.diptych.cli.inspect.diff;

import dev.diptych.cli.render.ColoredOutput;
import dev.diptych.twin.compare.Difference;
import dev.diptych.twin.compare.Kind;
import dev.diptych.twin.compare.TextPath;
import java.io.IOException;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

/** Shows one line for each block with differences, and the sum. */
final class StatDiff {
  private static final int MAX_SIGNS = 40;

  private final Report report;
  private final ColoredOutput out;

  /** A report to {@code out}. */
  public StatDiff(Report report, ColoredOutput out) {
    this.report = report;
    this.out = out;
  }

  /** Writes the report. */
  public void write() throws IOException {
    Map<String, int[]> blocks = new LinkedHashMap<>();
    Map<String, String> tables = new HashMap<>();
    for (Difference difference : report.differences()) {
      int[] counts = blocks.computeIfAbsent(block(difference), name -> new int[4]);
      for (Kind kind : Kind.values()) {
        counts[kind.index()] += count(difference, kind);
      }
      if (difference instanceof Difference.Table table) {
        tables.put(block(difference), TableText.head(table.rows(), true));
      }
    }
    int width = blocks.keySet().stream().mapToInt(String::length).max().orElse(0);
    for (Map.Entry<String, int[]> each : blocks.entrySet()) {
      line(each.getKey(), width, each.getValue(), tables.getOrDefault(each.getKey(), ""));
    }
    out.text(
        " %s changed: %s\n"
            .formatted(
                blocks.size() == 1 ? "1 block" : blocks.size() + " blocks",
                Summary.of(report.differences()).line()));
  }

  private static String block(Difference difference) {
    TextPath path = difference.path();
    TextPath parent = path.parent();
    if (!(difference instanceof Difference.Attribute) || parent == null) {
      return path.toString();
    }
    return parent.parent() == null ? "(top)" : parent.toString();
  }

  private static int count(Difference difference, Kind kind) {
    if (difference instanceof Difference.Table table) {
      return table.rows().count(kind);
    }
    Kind own =
        difference instanceof Difference.Block block
            ? block.kind()
            : ((Difference.Attribute) difference).kind();
    return own == kind ? 1 : 0;
  }

  private void line(String name, int width, int[] counts, String rows) throws IOException {
    int total = counts[0] + counts[1] + counts[2] + counts[3];
    out.text(" " + name + " ".repeat(width - name.length()) + " | " + total + " ");
    for (Kind kind : Kind.values()) {
      int count = counts[kind.index()];
      long scaled = total <= MAX_SIGNS ? count : ((long) count * MAX_SIGNS + total - 1) / total;
      out.text(TextDiff.style(kind), String.valueOf(kind.sign()).repeat((int) scaled));
    }
    out.text((rows.isEmpty() ? "" : "  " + rows) + "\n");
  }
}
