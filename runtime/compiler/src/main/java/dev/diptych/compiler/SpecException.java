package dev.diptych.compiler;

import dev.diptych.model.diagnostic.Diagnostic;
import java.util.List;
import java.util.stream.Collectors;

/** A spec that cannot be used, and why. */
public final class SpecException extends Exception {
  private final transient List<Diagnostic> diagnostics;

  /** A rejected spec with its diagnostics, at least one of them an error. */
  public SpecException(List<Diagnostic> diagnostics) {
    super(diagnostics.stream().map(Diagnostic::message).collect(Collectors.joining("; ")));
    this.diagnostics = List.copyOf(diagnostics);
  }

  /** What is wrong. */
  public List<Diagnostic> diagnostics() {
    return diagnostics;
  }
}
