package dev.diptych.cli.spec;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.diptych.cli.diff.Baseline;
import dev.diptych.cli.diff.DiffReport;
import dev.diptych.cli.diff.GitSpecs;
import dev.diptych.cli.session.ExitCode;
import dev.diptych.cli.session.Session;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.spectools.LoadedView;
import dev.diptych.spectools.diff.change.SpecChanges;
import dev.diptych.spectools.diff.change.SpecDifference;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

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
  int compare(String beforeFile, String afterFile) throws IOException {
    SpecJob specs = new SpecJob(session, importPath);
    LoadedView before = specs.load(beforeFile);
    LoadedView after = specs.load(afterFile);
    if (before == null || after == null) {
      return ExitCode.REJECTED;
    }
    DiffSettings settings = DiffSettings.of(session, options, afterFile);
    add(settings, beforeFile, afterFile, after.since(before));
    return finish(settings);
  }

  /** Compares each of {@code specs} with the same file of a commit and returns an exit code. */
  int against(String ref, List<String> specs) throws IOException {
    DiffSettings settings = DiffSettings.of(session, options, specs.get(0));
    int code = ExitCode.DONE;
    try (GitSpecs commit = GitSpecs.of(Path.of(specs.get(0)), ref)) {
      for (String afterFile : specs) {
        code = Math.max(code, against(commit, settings, afterFile));
      }
    }
    return Math.max(code, finish(settings));
  }

  private int against(GitSpecs commit, DiffSettings settings, String afterFile) throws IOException {
    LoadedView after = new SpecJob(session, importPath).load(afterFile);
    if (after == null) {
      return ExitCode.REJECTED;
    }
    Path committed = commit.before(Path.of(afterFile));
    String name = commit.shown(committed.toString());
    if (!Files.exists(committed)) {
      Location at = new Location.Whole(afterFile);
      String message = "the spec is new: there is no " + name;
      boolean denied = session.show(List.of(Diagnostic.note("new-spec", at, message)));
      return denied ? ExitCode.REJECTED : ExitCode.DONE;
    }
    SpecJob specs =
        new SpecJob(session, commit.folders(importPath)).relocated(new ShownNames(commit::shown));
    LoadedView before = specs.load(committed.toString());
    if (before == null) {
      return ExitCode.REJECTED;
    }
    SpecChanges changes = after.since(before);
    add(settings, name, afterFile, new ShownNames(commit::shown).of(changes));
    return ExitCode.DONE;
  }

  private void add(
      DiffSettings settings, String beforeFile, String afterFile, SpecChanges changes) {
    reports.add(
        settings
            .accepted()
            .report(beforeFile, afterFile, options.question(settings.direction()), changes));
  }

  private int finish(DiffSettings settings) throws IOException {
    DiffOutput output = new DiffOutput(session, reports);
    boolean rejected = output.show(options.json());
    rejected |= session.show(settings.accepted().baseline().stale());
    Path baseline = options.target();
    if (baseline != null) {
      List<SpecDifference> breaking = new ArrayList<>();
      reports.forEach(report -> breaking.addAll(report.breaking()));
      byte[] text = Baseline.text(breaking).getBytes(UTF_8);
      session.outputs().other().write(Map.of(baseline, out -> out.write(text)));
    }
    Path folder = options.examples();
    if (folder != null) {
      output.writeExamples(folder);
    }
    boolean breaks = baseline == null && reports.stream().anyMatch(DiffReport::breaks);
    return breaks || (rejected && baseline == null) ? ExitCode.REJECTED : ExitCode.DONE;
  }
}
