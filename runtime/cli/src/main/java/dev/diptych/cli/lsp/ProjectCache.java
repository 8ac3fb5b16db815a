package dev.diptych.cli.lsp;

import dev.diptych.cli.project.LintRules;
import dev.diptych.cli.project.Project;
import dev.diptych.cli.project.ProjectFiles;
import dev.diptych.cli.project.ProjectSpec;
import dev.diptych.cli.project.Severities;
import dev.diptych.compiler.SpecSource;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.spi.ProjectSettings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The settings of projects, read again after a project file changed. */
final class ProjectCache {
  private final Map<Path, Entry> known = new HashMap<>();

  private record Entry(FileTime time, Result<ProjectSettings> settings) {}

  /** The settings for {@code input}, a path. */
  synchronized Result<ProjectSettings> of(String input) throws IOException {
    Path file = ProjectFiles.find(input);
    if (file == null) {
      return Result.of(ProjectSettings.DEFAULT, List.of());
    }
    FileTime time = Files.getLastModifiedTime(file);
    Entry before = known.get(file);
    if (before == null || !before.time().equals(time)) {
      before = new Entry(time, read(file));
      known.put(file, before);
    }
    return before.settings();
  }

  private static Result<ProjectSettings> read(Path file) throws IOException {
    Result<Project> project = new ProjectFiles().read(file);
    if (!project.ok()) {
      return Result.failed(project.diagnostics());
    }
    Project valid = project.value().orElseThrow();
    Severities severities = new Severities(LintRules.NONE, valid.lints());
    return Result.of(
        new ProjectSettings(severities::apply, specs(valid), valid.parameters()),
        project.diagnostics());
  }

  private static List<SpecSource> specs(Project project) throws IOException {
    return ProjectSpec.all(project).stream().map(ProjectSpec::source).distinct().toList();
  }
}
