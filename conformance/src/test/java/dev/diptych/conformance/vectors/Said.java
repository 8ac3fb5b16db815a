package dev.diptych.conformance.vectors;

import dev.diptych.executor.DiagnosticLines;
import dev.diptych.model.diagnostic.Diagnostic;
import java.util.List;
import java.util.stream.Collectors;

/** What is said about an input, as files hold it: a line for each diagnostic. */
final class Said {
  private Said() {}

  /** The lines, each with its end. */
  static String lines(List<Diagnostic> diagnostics) {
    return DiagnosticLines.of(diagnostics).stream()
        .map(line -> line + "\n")
        .collect(Collectors.joining());
  }
}
