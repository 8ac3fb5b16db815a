package dev.diptych.executor;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import java.util.List;

/**
 * Formats diagnostics as severity, code and location. Omits messages, so that their wording is not
 * part of the protocol.
 */
public final class DiagnosticLines {
  private DiagnosticLines() {}

  /** One line for each of {@code diagnostics}, without line end. */
  public static List<String> of(List<Diagnostic> diagnostics) {
    return diagnostics.stream().map(DiagnosticLines::of).toList();
  }

  private static String of(Diagnostic diagnostic) {
    String place = place(diagnostic.location());
    return diagnostic.severity().word() + " " + diagnostic.code() + " " + place;
  }

  /** Line and column in a text, offset and path in bytes, a dash for a whole input. */
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
