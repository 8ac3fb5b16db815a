package dev.diptych.cli.project;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * What a project file contains.
 *
 * @param file its path
 * @param name its name in messages
 * @param lints the rules of {@code [lints]}
 * @param generate the table {@code [generate]}, or null
 * @param diff the table {@code [diff]}, or null
 */
public record Project(
    Path file,
    String name,
    LintRules lints,
    @Nullable GenerateTable generate,
    @Nullable DiffTable diff) {
  /** The folder to which the paths in the file are relative. */
  public Path folder() {
    Path parent = file.toAbsolutePath().normalize().getParent();
    return parent == null ? file.toAbsolutePath() : parent;
  }
}
