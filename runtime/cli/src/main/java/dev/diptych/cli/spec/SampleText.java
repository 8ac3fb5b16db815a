package dev.diptych.cli.spec;

import com.fasterxml.jackson.jr.ob.JSON;
import dev.diptych.spectools.sample.Goal;
import dev.diptych.spectools.sample.ProvenFile;
import dev.diptych.spectools.sample.SampleReport;
import dev.diptych.twin.GivenParameter;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The report on generated files: for people, and for programs. */
final class SampleText {
  private static final int MAX_MISSED = 40;

  private SampleText() {}

  /**
   * The report for people.
   *
   * @param spec the name of the spec
   * @param folder the folder with the files; null if none is written
   */
  static List<String> lines(String spec, @Nullable Path folder, SampleReport report) {
    List<String> lines = new ArrayList<>();
    long bytes = report.files().stream().mapToLong(file -> file.bytes().length()).sum();
    String where = folder == null ? ", not written" : " in " + folder;
    lines.add(
        spec + ": " + number(report.files().size(), "file") + where + ", " + number(bytes, "byte"));
    if (report.reason() != null) {
      lines.add("  " + report.wanted() + " were wanted: " + report.reason());
    }
    int reached = report.goals().size() - report.missed().size();
    lines.add("  reached: " + reached + " of " + report.goals().size());
    for (Goal.Kind kind : Goal.Kind.values()) {
      kind(kind, report, lines);
    }
    missed(report.missed(), lines);
    return lines;
  }

  private static String number(long number, String what) {
    return number + " " + what + (number == 1 ? "" : "s");
  }

  private static void kind(Goal.Kind kind, SampleReport report, List<String> lines) {
    List<SampleReport.Outcome> all =
        report.goals().stream().filter(each -> each.goal().kind() == kind).toList();
    if (!all.isEmpty()) {
      long reached = all.stream().filter(SampleReport.Outcome::reached).count();
      lines.add("    %-30s  %d of %d".formatted(kind.words(), reached, all.size()));
    }
  }

  private static void missed(List<SampleReport.Outcome> missed, List<String> lines) {
    if (missed.isEmpty()) {
      return;
    }
    lines.add("  not reached:");
    for (SampleReport.Outcome each : missed.subList(0, Math.min(MAX_MISSED, missed.size()))) {
      lines.add("    " + each.goal().path() + ": " + each.goal().what());
      lines.add("      " + each.reason());
    }
    if (missed.size() > MAX_MISSED) {
      lines.add("    and " + (missed.size() - MAX_MISSED) + " more, which --json has");
    }
  }

  /**
   * The report for programs. The keys are stable; {@code docs/spec-sample.schema.json} has them.
   */
  static String json(String spec, Map<String, ProvenFile> files, SampleReport report)
      throws IOException {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("spec", spec);
    json.put("wanted", report.wanted());
    json.put("reason", report.reason());
    List<Object> all = new ArrayList<>();
    files.forEach((name, file) -> all.add(file(name, file)));
    json.put("files", all);
    json.put("goals", report.goals().stream().map(SampleText::goal).toList());
    return JSON.std
        .with(JSON.Feature.PRETTY_PRINT_OUTPUT)
        .with(JSON.Feature.WRITE_NULL_PROPERTIES)
        .asString(json);
  }

  private static Map<String, Object> file(String name, ProvenFile file) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("name", name);
    json.put("bytes", file.bytes().length());
    Map<String, Object> parameters = new LinkedHashMap<>();
    for (GivenParameter each : file.given()) {
      parameters.put(each.name(), each.word());
    }
    json.put("parameters", parameters);
    return json;
  }

  private static Map<String, Object> goal(SampleReport.Outcome outcome) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("kind", outcome.goal().kind().name().toLowerCase(Locale.ROOT));
    json.put("path", outcome.goal().path());
    json.put("what", outcome.goal().what());
    json.put("reached", outcome.reached());
    json.put("reason", outcome.reason());
    return json;
  }
}
