package dev.diptych.cli.inspect.diff;

import dev.diptych.cli.render.ColoredOutput;
import dev.diptych.cli.render.ColoredOutput.Style;
import dev.diptych.twin.compare.BlockContent;
import dev.diptych.twin.compare.Difference;
import dev.diptych.twin.compare.Distance;
import dev.diptych.twin.compare.Kind;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Shows differences as text: a summary, then each difference. */
final class TextDiff {
  private static final int MAX_CHARACTERS = 60;

  private final Report report;
  private final ColoredOutput out;

  /** A report to {@code out}. */
  public TextDiff(Report report, ColoredOutput out) {
    this.report = report;
    this.out = out;
  }

  /** Writes the report. */
  public void write() throws IOException {
    out.text(Style.BOLD, report.before() + " -> " + report.after()).text("\n");
    out.text(Summary.of(report.differences()).line() + "\n\n");
    for (Difference difference : report.differences()) {
      if (difference instanceof Difference.Attribute attribute) {
        attribute(attribute);
      } else if (difference instanceof Difference.Block block) {
        block(block);
      } else if (difference instanceof Difference.Table table) {
        new TableText(report, table, out).write();
      }
    }
  }

  /** A block with what is in it, or with its first lines. */
  private void block(Difference.Block block) throws IOException {
    sign(block.kind()).text(Style.BOLD, block.path().toString());
    BlockContent content = block.content();
    List<String> lines = content == null ? List.of() : content.lines();
    if (lines.isEmpty()) {
      out.text(" { }" + (block.kind() == Kind.MOVED ? " moved" : "") + "\n");
      return;
    }
    boolean folded = !report.all() && lines.size() > Report.MAX_LINES;
    int shown = folded ? Report.MAX_LINES : lines.size();
    out.text(" {\n");
    for (String line : lines.subList(0, shown)) {
      out.text(style(block.kind()), "    " + line).text("\n");
    }
    out.text(folded ? "    … " + (lines.size() - shown) + " more lines; --all shows them\n" : "");
    out.text("  }\n");
  }

  private ColoredOutput sign(Kind kind) throws IOException {
    return out.text(style(kind), kind.sign() + " ");
  }

  /** The colour of a kind of difference. */
  static Style style(Kind kind) {
    return switch (kind) {
      case ADDED -> Style.GREEN;
      case REMOVED -> Style.RED;
      case CHANGED -> Style.YELLOW;
      case MOVED -> Style.CYAN;
    };
  }

  private void attribute(Difference.Attribute attribute) throws IOException {
    sign(attribute.kind()).text(Style.BOLD, attribute.path().toString()).text(": ");
    String before = attribute.before();
    String after = attribute.after();
    int from = before != null && after != null ? different(before, after) : 0;
    if (before != null) {
      out.text(Style.RED, shown(before, from));
    }
    if (before != null && after != null) {
      out.text(" -> ");
    }
    if (after != null) {
      out.text(Style.GREEN, shown(after, from));
    }
    out.text(by(attribute.distance()) + "\n");
  }

  /** The distance in parentheses. */
  static String by(@Nullable Distance distance) {
    return distance == null ? "" : " (by " + distance.text() + ")";
  }

  /** Index of the first character that differs. */
  private static int different(String a, String b) {
    int i = 0;
    while (i < a.length() && i < b.length() && a.charAt(i) == b.charAt(i)) {
      i++;
    }
    return i;
  }

  /** A value that fits on a line, from shortly before the first difference. */
  private String shown(String value, int from) {
    String line = value.replaceAll("\\s*[\r\n]\\s*", " ");
    if (report.all() || line.length() <= MAX_CHARACTERS) {
      return line;
    }
    int start = Math.max(0, Math.min(from - 8, line.length() - MAX_CHARACTERS));
    int end = Math.min(line.length(), start + MAX_CHARACTERS);
    String part = line.substring(start, end);
    return (start > 0 ? "…" : "") + part + (end < line.length() ? "…" : "");
  }
}
