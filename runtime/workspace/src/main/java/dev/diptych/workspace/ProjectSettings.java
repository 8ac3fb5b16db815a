package dev.diptych.workspace;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.specs.SpecSource;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * What a project file determines.
 *
 * @param severities a diagnostic with the severity to show, or nothing if it is hidden
 * @param specs the specs of the project
 */
public record ProjectSettings(
    Function<Diagnostic, Optional<Diagnostic>> severities, List<SpecSource> specs) {
  /** The settings without a project file. */
  public static final ProjectSettings DEFAULT = new ProjectSettings(Optional::of, List.of());

  /** Keeps its own copy. */
  public ProjectSettings {
    specs = List.copyOf(specs);
  }
}
