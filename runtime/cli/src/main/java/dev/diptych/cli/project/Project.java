package dev.diptych.cli.project;

import dev.diptych.twin.GivenParameter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What a project file contains.
 *
 * @param file its path
 * @param name its name in messages
 * @param lints the rules of {@code [lints]}
 * @param generate the table {@code [generate]}, or null
 * @param diff the table {@code [diff]}, or null
 * @param parameters the tables {@code [params.ID]}: values of parameters of formats
 * @param formats the tables {@code [formats.NAME]}, in the order of the file
 */
public record Project(
    Path file,
    String name,
    LintRules lints,
    @Nullable GenerateTable generate,
    @Nullable DiffTable diff,
    List<GivenParameter> parameters,
    List<FormatEntry> formats) {
  /** Keeps its own copy. */
  public Project {
    parameters = List.copyOf(parameters);
    formats = List.copyOf(formats);
  }

  /** The folder to which the paths in the file are relative. */
  public Path folder() {
    Path parent = file.toAbsolutePath().normalize().getParent();
    return parent == null ? file.toAbsolutePath() : parent;
  }

  /**
   * Which of its formats {@code file} has: the last one with a pattern that matches, as in {@code
   * .gitattributes}.
   */
  public Optional<FormatEntry> formatOf(Path file) {
    Path path = file.toAbsolutePath().normalize();
    Path folder = folder();
    if (!path.startsWith(folder)) {
      return Optional.empty();
    }
    Path relative = folder.relativize(path);
    return formats.stream()
        .filter(each -> each.match(relative).isPresent())
        .reduce((first, later) -> later);
  }
}
