package dev.diptych.spi;

import dev.diptych.compiler.SpecSource;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.twin.GivenParameter;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * What a project file determines.
 *
 * @param severities a diagnostic with the severity to show, or nothing if it is hidden
 * @param specs the specs of the project
 * @param parameters values of parameters of their formats
 */
public record ProjectSettings(
    Function<Diagnostic, Optional<Diagnostic>> severities,
    List<SpecSource> specs,
    List<GivenParameter> parameters) {
  /** The settings without a project file. */
  public static final ProjectSettings DEFAULT =
      new ProjectSettings(Optional::of, List.of(), List.of());

  /** Keeps its own copies. */
  public ProjectSettings {
    specs = List.copyOf(specs);
    parameters = List.copyOf(parameters);
  }
}
