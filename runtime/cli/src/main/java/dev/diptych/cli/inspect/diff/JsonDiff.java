package dev.diptych.cli.inspect.diff;

import com.fasterxml.jackson.jr.ob.JSON;
import dev.diptych.cli.render.ColoredOutput;
import dev.diptych.model.schema.Unit;
import dev.diptych.twin.compare.BlockContent;
import dev.diptych.twin.compare.Difference;
import dev.diptych.twin.compare.Distance;
import dev.diptych.twin.compare.Kind;
import dev.diptych.twin.compare.RowChanges;
import dev.diptych.twin.compare.RowChanges.Run;
import dev.diptych.twin.compare.TextPath;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Differences for programs. The keys are stable; {@code docs/diff.schema.json} specifies them. */
final class JsonDiff {
  private final Report report;
  private final ColoredOutput out;

  /** A report to {@code out}. */
  public JsonDiff(Report report, ColoredOutput out) {
    this.report = report;
    this.out = out;
  }

  /** Writes the report: one object. */
  public void write() throws IOException {
    Summary summary = Summary.of(report.differences());
    out.text("{\n");
    out.text("  \"version\": 1,\n");
    out.text("  \"before\": " + JSON.std.asString(report.before()) + ",\n");
    out.text("  \"after\": " + JSON.std.asString(report.after()) + ",\n");
    out.text("  \"same\": " + report.differences().isEmpty() + ",\n");
    Map<String, Object> counts = new LinkedHashMap<>();
    counts.put("blocks", counts(summary.blocks()));
    counts.put("attributes", counts(summary.attributes()));
    counts.put("rows", counts(summary.keys()));
    out.text("  \"summary\": " + JSON.std.asString(counts) + ",\n");
    out.text("  \"differences\": [");
    String before = "\n    ";
    for (Difference difference : report.differences()) {
      out.text(before + JSON.std.asString(json(difference)));
      before = ",\n    ";
    }
    out.text(report.differences().isEmpty() ? "]\n}\n" : "\n  ]\n}\n");
  }

  private static Map<String, Object> counts(Map<Kind, Integer> counts) {
    Map<String, Object> json = new LinkedHashMap<>();
    for (Kind kind : Kind.values()) {
      json.put(kind.word(), counts.getOrDefault(kind, 0));
    }
    return json;
  }

  private Map<String, Object> json(Difference difference) throws IOException {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("path", path(difference.path()));
    if (difference instanceof Difference.Attribute attribute) {
      json.put("type", "attribute");
      json.put("kind", attribute.kind().word());
      putIfPresent(json, "before", attribute.before());
      putIfPresent(json, "after", attribute.after());
      Distance distance = attribute.distance();
      if (distance != null) {
        distance(json, distance);
      }
    } else if (difference instanceof Difference.Block block) {
      json.put("type", "block");
      json.put("kind", block.kind().word());
      BlockContent content = block.content();
      putIfPresent(json, "content", content == null ? null : String.join("\n", content.lines()));
    } else if (difference instanceof Difference.Table table) {
      table(json, table.rows());
    }
    return json;
  }

  private static void putIfPresent(Map<String, Object> json, String key, @Nullable String value) {
    if (value != null) {
      json.put(key, value);
    }
  }

  /** The names that lead to a difference; elements with their indexes. */
  private static List<Object> path(TextPath path) {
    TextPath parent = path.parent();
    if (parent == null) {
      return new ArrayList<>();
    }
    List<Object> names = path(parent);
    if (path.before() < 0 && path.after() < 0) {
      names.add(path.name());
      return names;
    }
    Map<String, Object> element = new LinkedHashMap<>();
    element.put("name", path.name());
    if (path.before() >= 0) {
      element.put("before", path.before());
    }
    if (path.after() >= 0) {
      element.put("after", path.after());
    }
    names.add(element);
    return names;
  }

  private static void distance(Map<String, Object> json, Distance distance) {
    json.put("distance", distance.amount());
    Unit unit = distance.unit();
    if (unit != null) {
      json.put("unit", unit.symbol());
    }
  }

  private void table(Map<String, Object> json, RowChanges rows) throws IOException {
    json.put("type", "table");
    Map<String, Object> counts = new LinkedHashMap<>();
    for (Kind kind : Kind.values()) {
      counts.put(kind.word(), rows.count(kind));
    }
    json.put("counts", counts);
    List<Object> largest = new ArrayList<>();
    rows.largest()
        .forEach(
            (name, most) -> {
              Map<String, Object> each = new LinkedHashMap<>();
              each.put("name", name);
              distance(each, most.distance());
              each.put("before", most.before());
              each.put("after", most.after());
              largest.add(each);
            });
    json.put("largest", largest);
    List<Object> shown = new ArrayList<>();
    RowSelection selection = new RowSelection(rows, report.all());
    selection.forEach((run, offset) -> shown.add(row(rows, run, offset)), left -> {});
    json.put("rows", shown);
    json.put("omitted", selection.omitted());
  }

  private static Map<String, Object> row(RowChanges rows, Run run, int offset) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("kind", run.kind().word());
    int a = run.before() + offset;
    int b = run.after() + offset;
    if (run.kind() != Kind.ADDED) {
      json.put("before", entry(a, rows.before().row(a)));
    }
    if (run.kind() != Kind.REMOVED) {
      json.put("after", entry(b, rows.after().row(b)));
    }
    if (run.kind() == Kind.MOVED) {
      json.put("count", run.count());
      json.put("by", rows.shift(run));
      Unit unit = rows.before().columns().get(rows.before().key()).unit();
      if (unit != null) {
        json.put("unit", unit.symbol());
      }
    }
    return json;
  }

  private static Map<String, Object> entry(int index, String text) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("index", index);
    json.put("text", text);
    return json;
  }
}
