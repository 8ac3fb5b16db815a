package dev.diptych.cli.project;

import dev.diptych.twin.GivenParameter;
import java.nio.file.Path;
import java.util.List;
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
 */
public record Project(
    Path file,
    String name,
    LintRules lints,
    @Nullable GenerateTable generate,
    @Nullable DiffTable diff,
    List<GivenParameter> parameters) {
  /** Keeps its own copy. */
  public Project {
    parameters = List.copyOf(parameters);
  }

  /** The folder to which the paths in the file are relative. */
  public Path folder() {
    Path parent = file.toAbsolutePath().normalize().getParent();
    return parent == null ? file.toAbsolutePath() : parent;
  }
}
