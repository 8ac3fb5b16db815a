package dev.diptych.cli.inspect.diff;

import dev.diptych.cli.render.ColoredOutput;
import dev.diptych.cli.render.ColoredOutput.Style;
import dev.diptych.model.schema.Unit;
import dev.diptych.twin.compare.Difference;
import dev.diptych.twin.compare.Distance;
import dev.diptych.twin.compare.Kind;
import dev.diptych.twin.compare.RowChanges;
import dev.diptych.twin.compare.RowChanges.Run;
import dev.diptych.twin.compare.Rows;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Shows how the rows of one table differ. */
final class TableText {
  private final Report report;
  private final Difference.Table table;
  private final RowChanges rows;
  private final ColoredOutput out;

  TableText(Report report, Difference.Table table, ColoredOutput out) {
    this.report = report;
    this.table = table;
    this.rows = table.rows();
    this.out = out;
  }

  void write() throws IOException {
    out.text(Style.YELLOW, "~ ").text(Style.BOLD, table.path().toString());
    out.text(": " + head(rows, false) + "\n");
    new RowSelection(rows, report.all())
        .forEach(
            (run, offset) -> line(run, offset),
            left -> out.text("    … " + left + " more; --all shows them\n"));
  }

  /**
   * How many rows differ, and by how much at most.
   *
   * @param always whether the largest change is told even if it is the only one
   */
  static String head(RowChanges rows, boolean always) {
    List<String> counts = new ArrayList<>();
    for (Kind kind : Kind.values()) {
      if (rows.count(kind) > 0) {
        counts.add(rows.count(kind) + " " + kind.word());
      }
    }
    int all = Math.max(rows.before().count(), rows.after().count());
    String word = rows.before().key() >= 0 ? "keys" : "rows";
    List<String> largest = new ArrayList<>();
    if (always || rows.count(Kind.CHANGED) > 1) {
      rows.largest()
          .forEach(
              (name, most) ->
                  largest.add(
                      "%s by up to %s at %s"
                          .formatted(name, most.distance().text(), place(rows, most.before()))));
    }
    String tail = largest.isEmpty() ? "" : "; " + String.join(", ", largest);
    return "%s of %d %s%s".formatted(String.join(", ", counts), all, word, tail);
  }

  /** The key of a row of the first document, or its index. */
  private static String place(RowChanges rows, int row) {
    Rows before = rows.before();
    return before.key() >= 0 ? before.cell(row, before.key()) : "[" + row + "]";
  }

  private void line(Run run, int offset) throws IOException {
    out.text(TextDiff.style(run.kind()), "    " + run.kind().sign() + " ");
    int a = run.before() + offset;
    int b = run.after() + offset;
    switch (run.kind()) {
      case ADDED -> out.text(Style.GREEN, index(b, rows.after()) + rows.after().row(b));
      case REMOVED -> out.text(Style.RED, index(a, rows.before()) + rows.before().row(a));
      case CHANGED -> changed(a, b);
      case MOVED -> moved(run);
    }
    out.text("\n");
  }

  private static String index(int row, Rows rows) {
    return rows.key() >= 0 ? "" : "[" + row + "] ";
  }

  /** A row without its key if that is the same. */
  private static String withoutKey(Rows before, int a, Rows after, int b) {
    String row = after.row(b);
    String key = after.key() < 0 ? "" : after.cell(b, after.key()) + " ";
    boolean same = !key.isEmpty() && key.equals(before.cell(a, before.key()) + " ");
    return same ? row.substring(key.length()) : row;
  }

  private void changed(int a, int b) throws IOException {
    out.text(index(a, rows.before()));
    out.text(Style.RED, rows.before().row(a)).text(" -> ");
    out.text(Style.GREEN, withoutKey(rows.before(), a, rows.after(), b));
    List<String> distances = new ArrayList<>();
    for (Map.Entry<String, Distance> each : rows.distances(a, b).entrySet()) {
      distances.add(each.getKey() + " by " + each.getValue().text());
    }
    out.text(distances.isEmpty() ? "" : " (" + String.join(", ", distances) + ")");
  }

  private void moved(Run run) throws IOException {
    Rows before = rows.before();
    Unit unit = before.columns().get(before.key()).unit();
    double shift = rows.shift(run);
    boolean time =
        unit != null
            && (unit.dimension() == Unit.Dimension.TIME
                || unit.dimension() == Unit.Dimension.FRAMES);
    String what = before.cell(run.before(), before.key());
    if (run.count() > 1) {
      int last = run.before() + run.count() - 1;
      what += " .. " + before.cell(last, before.key()) + ": " + run.count() + " keys";
    }
    out.text(what + " moved " + (time ? "in time " : "") + "by ");
    String sign = shift < 0 ? "-" : "";
    out.text(Style.CYAN, sign + new Distance(Math.abs(shift), unit).text());
  }
}
