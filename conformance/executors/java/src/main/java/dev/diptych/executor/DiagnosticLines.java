package dev.diptych.executor;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import java.util.List;

/**
 * Diagnostics a line each: severity, code and place. Messages are left out, so that wording can
 * improve freely.
 */
public final class DiagnosticLines {
  private DiagnosticLines() {}

  /** A line for each of {@code diagnostics}, without a line end. */
  public static List<String> of(List<Diagnostic> diagnostics) {
    return diagnostics.stream().map(DiagnosticLines::of).toList();
  }

  private static String of(Diagnostic diagnostic) {
    String place = place(diagnostic.location());
    return diagnostic.severity().word() + " " + diagnostic.code() + " " + place;
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
