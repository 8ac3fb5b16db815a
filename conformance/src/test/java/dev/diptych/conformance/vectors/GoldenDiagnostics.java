package dev.diptych.conformance.vectors;

import dev.diptych.executor.DiagnosticLines;
import dev.diptych.model.diagnostic.Diagnostic;
import java.util.List;
import java.util.stream.Collectors;

/** Diagnostics in the form of golden files: one line each. */
final class GoldenDiagnostics {
  private GoldenDiagnostics() {}

  /** The lines, each with its end. */
  static String lines(List<Diagnostic> diagnostics) {
    return DiagnosticLines.of(diagnostics).stream()
        .map(line -> line + "\n")
        .collect(Collectors.joining());
  }
}
