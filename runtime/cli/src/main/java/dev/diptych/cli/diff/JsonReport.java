package dev.diptych.cli.diff;

import com.fasterxml.jackson.jr.ob.JSON;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.source.Position;
import dev.diptych.spectools.diff.change.Direction;
import dev.diptych.spectools.diff.change.FileExample;
import dev.diptych.spectools.diff.change.Impact;
import dev.diptych.spectools.diff.change.SpecDifference;
import dev.diptych.twin.Face;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A report for programs. The keys are stable; {@code docs/spec-diff.md} specifies them. */
public final class JsonReport {
  private JsonReport() {}

  /** The reports as JSON: an array with one object for each. */
  public static String of(List<DiffReport> reports) throws IOException {
    List<Map<String, Object>> all = reports.stream().map(JsonReport::report).toList();
    return JSON.std.with(JSON.Feature.PRETTY_PRINT_OUTPUT).asString(all);
  }

  private static Map<String, Object> report(DiffReport report) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("old", report.oldName());
    json.put("new", report.newName());
    json.put("breaking", report.breaks());
    json.put("directions", report.question().sorted().stream().map(Direction::word).toList());
    Face face = report.question().face();
    json.put("face", face == null ? "both" : TextReport.face(face));
    json.put("accepted", report.accepted());
    json.put("verdicts", report.verdicts().stream().map(JsonReport::verdict).toList());
    json.put(
        "differences",
        report.differences().stream().map(each -> difference(report, each)).toList());
    json.put("examples", report.examples().stream().map(JsonReport::example).toList());
    return json;
  }

  private static Map<String, Object> verdict(Verdict verdict) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("direction", verdict.trial().direction().word());
    json.put("face", TextReport.face(verdict.trial().face()));
    json.put("verdict", verdict.word());
    json.put("differences", verdict.breaking());
    json.put("tried", verdict.trial().files());
    json.put("failed", verdict.trial().failed());
    return json;
  }

  private static Map<String, Object> difference(DiffReport report, SpecDifference difference) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("code", difference.code());
    json.put("path", difference.path());
    json.put("message", difference.message());
    json.put("file", difference.at().name());
    if (difference.at() instanceof Location.InText text) {
      Position start = text.source().position(text.span().start());
      json.put("line", start.line());
      json.put("column", start.column());
    }
    json.put("breaking", report.question().isBrokenBy(difference));
    json.put("backward", faces(difference.backward()));
    json.put("forward", faces(difference.forward()));
    json.put("examples", report.shownBy(difference));
    return json;
  }

  private static Map<String, Object> faces(Impact impact) {
    Map<String, Object> json = new LinkedHashMap<>();
    for (Face face : Face.values()) {
      json.put(TextReport.face(face), impact.breaks(face) ? "breaking" : "compatible");
    }
    return json;
  }

  private static Map<String, Object> example(FileExample example) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("direction", example.direction().word());
    json.put("face", TextReport.face(example.face()));
    json.put("code", example.code());
    json.put("effect", example.effect());
    json.put("shows", example.shows().stream().sorted().toList());
    byte[] bytes = example.content().bytes();
    boolean text = example.face() == Face.TEXT;
    json.put(
        text ? "text" : "hex",
        text ? new String(bytes, StandardCharsets.UTF_8) : HexFormat.of().formatHex(bytes));
    return json;
  }
}
