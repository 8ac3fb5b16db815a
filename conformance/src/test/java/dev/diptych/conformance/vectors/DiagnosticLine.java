package dev.diptych.conformance.vectors;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Diagnostics a line each: severity, code and place. Messages are left out, so that wording can
 * improve freely.
 */
final class DiagnosticLine {
  private DiagnosticLine() {}

  /** A line for each of {@code diagnostics}. */
  static String of(List<Diagnostic> diagnostics) {
    return diagnostics.stream().map(d -> of(d) + "\n").collect(Collectors.joining());
  }

  private static String of(Diagnostic diagnostic) {
    return diagnostic.severity().word()
        + " "
        + diagnostic.code()
        + " "
        + place(diagnostic.location());
  }

  /** Line and column in a text, offset and path in bytes, a dash for an input as a whole. */
  private static String place(Location location) {
    if (location instanceof Location.InText text) {
      return text.source().position(text.span().start()).toString();
    }
    if (location instanceof Location.InBytes bytes) {
      return (bytes.offset() + " " + bytes.path()).trim();
    }
    return "-";
  }
}
