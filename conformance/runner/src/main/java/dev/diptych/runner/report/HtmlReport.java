package dev.diptych.runner.report;

import dev.diptych.runner.CheckOutcome;
import dev.diptych.runner.Run;
import java.util.List;
import java.util.Locale;

/** A self-contained HTML report. */
public final class HtmlReport {
  private static final String HEAD =
      """
      <!doctype html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>Conformance</title>
      <style>
      body { font: 15px/1.4 system-ui, sans-serif; margin: 2em auto; max-width: 72em; padding: 0 1em; }
      table { border-collapse: collapse; margin: 1em 0; }
      th, td { border-bottom: 1px solid #ddd; padding: .25em .7em; text-align: left; vertical-align: top; }
      td.cell, th.run { text-align: center; }
      small { color: #666; display: block; }
      .passed { color: #187a2f; } .failed, .unexpected_pass { color: #b3181d; font-weight: bold; }
      .expected_failure { color: #9a6700; } .unsupported { color: #999; }
      pre { background: #f6f6f6; padding: .7em; white-space: pre-wrap; }
      summary { cursor: pointer; margin: .5em 0; }
      @media (prefers-color-scheme: dark) {
        body { background: #161616; color: #ddd; } th, td { border-color: #333; }
        pre { background: #222; } small { color: #999; }
        .passed { color: #56d364; } .failed, .unexpected_pass { color: #ff7b72; } .expected_failure { color: #e3b341; }
      }
      </style>
      <h1>Conformance</h1>
      """;

  private final Matrix matrix;
  private final StringBuilder page = new StringBuilder(HEAD);

  private HtmlReport(List<Run> runs) {
    this.matrix = Matrix.of(runs);
  }

  /** Creates the report of {@code runs}. */
  public static String of(List<Run> runs) {
    HtmlReport report = new HtmlReport(runs);
    report.summary();
    report.problems();
    report.legend();
    report.matrix.groups().forEach(report::group);
    return report.page.append("</html>\n").toString();
  }

  private void summary() {
    page.append(
            "<table><tr><th>implementation<th>supports<th>passed<th>failed as expected<th>failed")
        .append("<th>not supported\n");
    for (Run run : matrix.runs()) {
      long failed = run.failures();
      page.append(
          String.format(
              Locale.ROOT,
              "<tr><td>%s<td>%s<td>%,d<td>%,d<td class=\"%s\">%,d<td>%,d\n",
              escaped(run.name()),
              RunSummary.does(run),
              run.count(CheckOutcome.Kind.PASSED),
              run.count(CheckOutcome.Kind.EXPECTED_FAILURE),
              failed > 0 ? "failed" : "",
              failed,
              run.count(CheckOutcome.Kind.UNSUPPORTED)));
    }
    page.append("</table>\n");
  }

  private void problems() {
    for (Run run : matrix.runs()) {
      for (String problem : RunSummary.problems(run)) {
        page.append("<pre>").append(escaped(problem)).append("</pre>\n");
      }
    }
  }

  private void legend() {
    page.append("<p>");
    for (CellMark cellMark : CellMark.values()) {
      mark("span", cellMark);
      page.append(' ').append(cellMark.words()).append(" &nbsp; ");
    }
    page.append("</p>\n");
  }

  private void group(String group, List<Matrix.Row> rows) {
    page.append("<details><summary><b>").append(escaped(group)).append("</b>");
    for (int i = 0; i < matrix.runs().size(); i++) {
      page.append(" &nbsp; ").append(escaped(matrix.runs().get(i).name())).append(' ');
      page.append(Matrix.share(rows, i));
    }
    page.append("</summary>\n<table><tr><th>case");
    matrix.runs().forEach(run -> page.append("<th class=\"run\">").append(escaped(run.name())));
    page.append('\n');
    rows.forEach(this::row);
    page.append("</table></details>\n");
  }

  private void row(Matrix.Row row) {
    page.append("<tr><td>").append(escaped(row.name()));
    page.append("<small>").append(escaped(row.about())).append("</small>");
    for (CellMark cellMark : row.cells()) {
      mark("td", cellMark);
    }
    page.append('\n');
  }

  private void mark(String element, CellMark cellMark) {
    String style = cellMark.name().toLowerCase(Locale.ROOT);
    page.append('<').append(element).append(" class=\"cell ").append(style).append("\" title=\"");
    page.append(cellMark.words()).append("\">").append(cellMark.mark());
    page.append(element.equals("span") ? "</span>" : "");
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }
}
