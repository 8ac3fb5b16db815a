package dev.diptych.cli.project;

import dev.diptych.compiler.SpecSource;
import dev.diptych.files.IoFailure;
import dev.diptych.model.diagnostic.Diagnostic;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * A spec of a project.
 *
 * @param source its file and the folders for its imports, all in the checkout of the project
 * @param table the table of the project file that names it, such as {@code [formats.save]}
 */
public record ProjectSpec(SpecSource source, String table) {
  /**
   * The specs of a format of {@code project}.
   *
   * @param errors receives an error for each entry without a file
   * @throws IoFailure if the folder of the project cannot be read
   */
  public static List<ProjectSpec> of(
      Project project, FormatEntry format, Consumer<Diagnostic> errors) throws IoFailure {
    String table = "[formats." + format.name() + "]";
    return find(project, format.specs(), format.importPath(), table, errors);
  }

  /**
   * All specs of {@code project}, of its formats and of what it generates; entries without a file
   * are omitted.
   *
   * @throws IoFailure if the folder of the project cannot be read
   */
  public static List<ProjectSpec> all(Project project) throws IoFailure {
    List<ProjectSpec> all = new ArrayList<>();
    for (FormatEntry format : project.formats()) {
      all.addAll(of(project, format, error -> {}));
    }
    GenerateTable table = project.generate();
    if (table != null) {
      List<Entry> specs = table.targets().stream().flatMap(each -> each.specs().stream()).toList();
      all.addAll(find(project, specs, table.importPath(), "[generate]", error -> {}));
    }
    return all;
  }

  private static List<ProjectSpec> find(
      Project project,
      List<Entry> specs,
      List<Entry> importPath,
      String table,
      Consumer<Diagnostic> errors)
      throws IoFailure {
    SpecPatterns patterns = new SpecPatterns(project.folder(), errors);
    List<Path> folders = patterns.folders(importPath);
    return patterns.find(specs).stream()
        .map(ksy -> new ProjectSpec(new SpecSource(ksy, folders), table))
        .toList();
  }
}
