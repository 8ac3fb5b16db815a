package dev.diptych.cli.generate;

import dev.diptych.cli.project.GenerateTable;
import dev.diptych.cli.project.GenerateTable.Target;
import dev.diptych.cli.project.Project;
import dev.diptych.cli.project.SpecPatterns;
import dev.diptych.cli.session.Session;
import dev.diptych.files.IoFailure;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Result;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** Everything that the table {@code [generate]} of a project file asks for. */
final class ProjectSources {
  private final Session session;
  private final Project project;
  private final Sources sources = new Sources();
  private final Diagnostics errors = new Diagnostics();
  private final SpecPatterns patterns;

  private ProjectSources(Session session, Project project) {
    this.session = session;
    this.project = project;
    this.patterns = new SpecPatterns(project.folder(), errors::add);
  }

  /**
   * What the project file {@code file} generates; nothing if it or a spec is rejected, after
   * showing why.
   */
  static Optional<Generation> of(Session session, Path file, String command) throws IoFailure {
    Optional<Project> project = session.project(file);
    if (project.isEmpty()) {
      return Optional.empty();
    }
    ProjectSources all = new ProjectSources(session, project.get());
    GenerateTable table = project.get().generate();
    if (table == null) {
      session.show(List.of(noTable(project.get().name())));
      return Optional.empty();
    }
    all.add(table);
    all.sources.errors().forEach(all.errors::add);
    if (session.show(all.errors.all())) {
      return Optional.empty();
    }
    return Optional.of(
        new Generation(
            session,
            shown(project.get()),
            all.sources,
            origin -> true,
            project.get().name(),
            command,
            Tools.versions()));
  }

  private static Diagnostic noTable(String name) {
    return Diagnostic.error(
        "bad-project",
        new Location.Whole(name),
        "the project file has no table [generate]",
        "add the table, or name --spec, --lang and -d");
  }

  /** The folder of the project as in the name of its file, for short messages. */
  private static Path shown(Project project) {
    Path parent = Path.of(project.name()).getParent();
    return parent == null ? Path.of("") : parent;
  }

  private void add(GenerateTable table) throws IoFailure {
    List<Path> importPath = patterns.folders(table.importPath());
    for (Target target : table.targets()) {
      TargetSources generator = TargetSources.of(target, importPath, errors);
      Set<Path> specs = patterns.find(target.specs());
      if (hasFolder(target) && generator != null) {
        for (Path spec : specs) {
          add(target, generator, spec);
        }
      }
    }
  }

  private boolean hasFolder(Target target) {
    String folder = target.folder().value();
    boolean inside = folder.equals(".") || GeneratedList.isPath(folder);
    if (!inside) {
      String message = "the folder must be in that of the project file, with / between its names";
      errors.add(Diagnostic.error("bad-project", target.folder().at(), message));
    }
    return inside;
  }

  private void add(Target target, TargetSources generator, Path spec) throws IoFailure {
    session.reads(spec, "spec");
    Result<Map<String, String>> texts = generator.of(spec);
    texts.diagnostics().forEach(errors::add);
    String folder = target.folder().value();
    Map<String, String> placed = new TreeMap<>();
    texts
        .value()
        .orElse(Map.of())
        .forEach((path, text) -> placed.put(folder.equals(".") ? path : folder + "/" + path, text));
    sources.add(target.kind().value(), Tools.relative(project.folder(), spec), placed);
  }
}
