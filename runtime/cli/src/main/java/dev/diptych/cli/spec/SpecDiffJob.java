package dev.diptych.cli.spec;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.diptych.cli.diff.Accepted;
import dev.diptych.cli.diff.Baseline;
import dev.diptych.cli.diff.DiffReport;
import dev.diptych.cli.diff.GitSpecs;
import dev.diptych.cli.diff.GithubReport;
import dev.diptych.cli.diff.JsonReport;
import dev.diptych.cli.diff.TextReport;
import dev.diptych.cli.io.Output;
import dev.diptych.cli.project.DiffTable;
import dev.diptych.cli.project.Entry;
import dev.diptych.cli.project.Project;
import dev.diptych.cli.session.ExitCode;
import dev.diptych.cli.session.InstalledTools;
import dev.diptych.cli.session.Session;
import dev.diptych.cli.session.UsageException;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Suggestion;
import dev.diptych.specs.LoadedView;
import dev.diptych.specs.SpecChanges;
import dev.diptych.specs.change.FileExample;
import dev.diptych.specs.change.SpecDifference;
import dev.diptych.twin.Face;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Compares specs and reports the differences. */
final class SpecDiffJob {
  private final Session session;
  private final List<Path> importPath;
  private final DiffOptions options;
  private final List<DiffReport> reports = new ArrayList<>();

  SpecDiffJob(Session session, List<Path> importPath, DiffOptions options) {
    this.session = session;
    this.importPath = importPath;
    this.options = options;
  }

  /** Compares two specs and returns an exit code. */
  int compare(String old, String now) throws IOException {
    SpecJob specs = new SpecJob(session, importPath);
    LoadedView before = specs.load(old);
    LoadedView after = specs.load(now);
    if (before == null || after == null) {
      return ExitCode.REFUSED;
    }
    Settings settings = settings(now);
    add(settings, old, now, after.since(before));
    return finish(settings);
  }

  /** Compares each of {@code specs} with the same file of a commit and returns an exit code. */
  int against(String ref, List<String> specs) throws IOException {
    Settings settings = settings(specs.get(0));
    int code = ExitCode.DONE;
    try (GitSpecs commit = GitSpecs.of(Path.of(specs.get(0)), ref)) {
      for (String now : specs) {
        code = Math.max(code, against(commit, settings, now));
      }
    }
    return Math.max(code, finish(settings));
  }

  private int against(GitSpecs commit, Settings settings, String now) throws IOException {
    LoadedView after = new SpecJob(session, importPath).load(now);
    if (after == null) {
      return ExitCode.REFUSED;
    }
    Path old = commit.old(Path.of(now));
    String name = commit.shown(old.toString());
    if (!Files.exists(old)) {
      session.console().err().println("note: " + now + " is new: there is no " + name);
      return ExitCode.DONE;
    }
    SpecJob specs =
        new SpecJob(session, commit.folders(importPath)).relocated(new ShownNames(commit::shown));
    LoadedView before = specs.load(old.toString());
    if (before == null) {
      return ExitCode.REFUSED;
    }
    SpecChanges changes = after.since(before);
    add(settings, name, now, new ShownNames(commit::shown).of(changes));
    return ExitCode.DONE;
  }

  /** What the options and the project file ask. */
  private record Settings(Accepted accepted, @Nullable String direction) {}

  private Settings settings(String input) throws IOException {
    Project project = session.projectOf(input).orElse(null);
    DiffTable table = project == null ? null : project.diff();
    Set<String> ignored = new LinkedHashSet<>();
    if (table != null) {
      Set<String> known = InstalledTools.require().differenceCodes();
      for (Entry code : table.ignore()) {
        if (!known.contains(code.value())) {
          String message = "there is no rule '" + code.value() + "'";
          throw new UsageException(
              project.name() + ": " + message + Suggestion.of(code.value(), known));
        }
        ignored.add(code.value());
      }
    }
    Entry own = table == null ? null : table.baseline();
    Path file = options.baseline();
    if (file == null && own != null && options.target() == null) {
      file = project.folder().resolve(own.value());
    }
    Entry direction = table == null ? null : table.direction();
    return new Settings(
        new Accepted(ignored, file == null ? new Baseline() : baseline(file)),
        direction == null ? null : direction.value());
  }

  private static Baseline baseline(Path file) throws IOException {
    try {
      return Baseline.read(file);
    } catch (IllegalArgumentException e) {
      throw new UsageException(String.valueOf(e.getMessage()));
    }
  }

  private void add(Settings settings, String old, String now, SpecChanges changes) {
    reports.add(
        settings.accepted().report(old, now, options.question(settings.direction()), changes));
  }

  private int finish(Settings settings) throws IOException {
    boolean rejected = show();
    rejected |= session.show(settings.accepted().baseline().stale());
    Path baseline = options.target();
    if (baseline != null) {
      List<SpecDifference> breaking = new ArrayList<>();
      reports.forEach(report -> breaking.addAll(report.breaking()));
      byte[] text = Baseline.text(breaking).getBytes(UTF_8);
      session.outputs().write(Map.of(baseline, out -> out.write(text)));
    }
    Path folder = options.examples();
    if (folder != null) {
      writeExamples(folder);
    }
    boolean breaks = baseline == null && reports.stream().anyMatch(DiffReport::breaks);
    return breaks || (rejected && baseline == null) ? ExitCode.REFUSED : ExitCode.DONE;
  }

  /** Shows the reports; returns whether a diagnostic is an error. */
  private boolean show() throws IOException {
    boolean rejected = false;
    switch (options.form()) {
      case json -> session.outputs().data(List.of(JsonReport.of(reports)));
      case github -> {
        List<String> lines = new ArrayList<>();
        reports.forEach(report -> lines.addAll(GithubReport.lines(report)));
        if (!lines.isEmpty()) {
          session.outputs().data(lines);
        }
      }
      default -> {
        for (DiffReport report : reports) {
          List<Diagnostic> diagnostics = report.diagnostics();
          rejected |= session.show(diagnostics);
          session.outputs().print(TextReport.lines(report));
        }
      }
    }
    return rejected;
  }

  private void writeExamples(Path folder) throws IOException {
    Map<Path, Output.Content> files = new LinkedHashMap<>();
    int number = 1;
    for (DiffReport report : reports) {
      for (FileExample example : report.examples()) {
        String ending = example.face() == Face.TEXT ? ".twin" : ".bin";
        String name = "example-" + number++ + "-" + example.direction().word() + ending;
        byte[] bytes = example.content().bytes();
        files.put(folder.resolve(name), out -> out.write(bytes));
      }
    }
    if (!files.isEmpty()) {
      session.outputs().createFolder(folder);
      session.outputs().write(files);
    }
  }
}
