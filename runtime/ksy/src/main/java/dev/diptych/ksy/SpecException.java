package dev.diptych.ksy;

import dev.diptych.model.diagnostic.Diagnostic;
import java.util.List;
import java.util.stream.Collectors;

/** A rejected spec, with the reasons. */
public final class SpecException extends Exception {
  private static final long serialVersionUID = 1;

  private final transient List<Diagnostic> diagnostics;

  /** A rejected spec with its diagnostics, at least one of them an error. */
  public SpecException(List<Diagnostic> diagnostics) {
    super(diagnostics.stream().map(Diagnostic::message).collect(Collectors.joining("; ")));
    this.diagnostics = List.copyOf(diagnostics);
  }

  /** The diagnostics, at least one of them an error. */
  public List<Diagnostic> diagnostics() {
    return diagnostics;
  }
}
