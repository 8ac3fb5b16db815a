package dev.diptych.runner.report;

import dev.diptych.runner.CheckOutcome;
import dev.diptych.runner.Run;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** A page in Markdown. */
public final class MarkdownReport {
  private final Matrix matrix;
  private final StringBuilder page = new StringBuilder();

  private MarkdownReport(List<Run> runs) {
    this.matrix = Matrix.of(runs);
  }

  /** The page about {@code runs}. */
  public static String of(List<Run> runs) {
    MarkdownReport markdownReport = new MarkdownReport(runs);
    markdownReport.write();
    return markdownReport.page.toString();
  }

  /** The table that says it all in a line for each implementation. */
  public static String summary(List<Run> runs) {
    StringBuilder table = new StringBuilder();
    table.append("| implementation | does | passed | fails as listed | failed | not supported |\n");
    table.append("|---|---|---:|---:|---:|---:|\n");
    for (Run run : runs) {
      long failed = run.failures();
      table.append(
          String.format(
              Locale.ROOT,
              "| %s | %s | %,d | %,d | %,d | %,d |%n",
              cell(run.name()),
              RunSummary.does(run),
              run.count(CheckOutcome.Kind.PASSED),
              run.count(CheckOutcome.Kind.EXPECTED_FAILURE),
              failed,
              run.count(CheckOutcome.Kind.UNSUPPORTED)));
    }
    return table.toString().replace("\r\n", "\n");
  }

  private void write() {
    page.append("# Conformance\n\nWritten by `diptych conformance run`, never by hand.\n\n");
    page.append(summary(matrix.runs()));
    findings();
    known();
    groups();
    cases();
  }

  private void findings() {
    for (Run run : matrix.runs()) {
      for (String finding : RunSummary.findings(run)) {
        page.append("\n````\n").append(finding).append("\n````\n");
      }
    }
  }

  private void known() {
    for (Run run : matrix.runs()) {
      Map<String, Long> reasons =
          run.outcomes().stream()
              .filter(checkOutcome -> checkOutcome.kind() == CheckOutcome.Kind.EXPECTED_FAILURE)
              .collect(
                  Collectors.groupingBy(
                      CheckOutcome::known, LinkedHashMap::new, Collectors.counting()));
      if (!reasons.isEmpty()) {
        page.append("\n## What is known of ").append(run.name()).append("\n\n");
        page.append("| checks | why |\n|---:|---|\n");
        reasons.forEach(
            (why, count) ->
                page.append("| ").append(count).append(" | ").append(cell(why)).append(" |\n"));
      }
    }
  }

  private void groups() {
    page.append("\n## Cases passed\n\nOf those that an implementation can be asked.\n\n");
    head("cases");
    matrix
        .groups()
        .forEach(
            (group, rows) -> {
              page.append("| `").append(group).append("` |");
              for (int i = 0; i < matrix.runs().size(); i++) {
                page.append(' ').append(Matrix.share(rows, i)).append(" |");
              }
              page.append('\n');
            });
  }

  private void head(String first) {
    page.append("| ").append(first).append(" |");
    matrix.runs().forEach(run -> page.append(' ').append(cell(run.name())).append(" |"));
    page.append("\n|---|").append(":---:|".repeat(matrix.runs().size())).append('\n');
  }

  private void cases() {
    page.append("\n## Every case\n\n");
    for (CellMark cellMark : CellMark.values()) {
      page.append(cellMark == CellMark.PASSED ? "" : " · ").append(cellMark.mark()).append(' ');
      page.append(cellMark.words());
    }
    page.append('\n');
    matrix
        .groups()
        .forEach(
            (group, rows) -> {
              page.append("\n<details><summary>").append(group).append("</summary>\n\n");
              head("case");
              rows.forEach(this::row);
              page.append("\n</details>\n");
            });
  }

  private void row(Matrix.Row row) {
    page.append("| `").append(row.name()).append("`<br>").append(cell(row.about())).append(" |");
    row.cells().forEach(cellMark -> page.append(' ').append(cellMark.mark()).append(" |"));
    page.append('\n');
  }

  /** Text in a cell of a table, in which some characters would mean something. */
  private static String cell(String text) {
    return text.replace("|", "\\|").replace("<", "&lt;").replace("\n", " ");
  }
}
