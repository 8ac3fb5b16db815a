package dev.diptych.model.diagnostic;

import java.util.List;

/**
 * A message about one input.
 *
 * @param severity its severity
 * @param code a stable name in kebab-case, such as {@code unknown-field}
 * @param location its location
 * @param message one sentence: what is wrong
 * @param help hints, one sentence each; may be empty
 * @param notes further facts, such as the steps of an expansion that lead to the location; may be
 *     empty
 */
public record Diagnostic(
    Severity severity,
    String code,
    Location location,
    String message,
    List<String> help,
    List<String> notes) {
  public Diagnostic {
    assert Codes.isRegistered(code) : "unregistered diagnostic code " + code;
    help = List.copyOf(help);
    notes = List.copyOf(notes);
  }

  /** Creates a diagnostic without notes. */
  public Diagnostic(
      Severity severity, String code, Location location, String message, List<String> help) {
    this(severity, code, location, message, help, List.of());
  }

  /** The same diagnostic at another location, with notes that lead there. */
  public Diagnostic at(Location other, List<String> steps) {
    return new Diagnostic(severity, code, other, message, help, steps);
  }

  /** Creates an error with optional hints. */
  public static Diagnostic error(String code, Location at, String message, String... help) {
    return new Diagnostic(Severity.ERROR, code, at, message, List.of(help));
  }

  /** Creates a warning with optional hints. */
  public static Diagnostic warning(String code, Location at, String message, String... help) {
    return new Diagnostic(Severity.WARNING, code, at, message, List.of(help));
  }

  /** Creates a note with optional hints. */
  public static Diagnostic note(String code, Location at, String message, String... help) {
    return new Diagnostic(Severity.NOTE, code, at, message, List.of(help));
  }

  /** Whether this rejects its input. */
  public boolean isError() {
    return severity == Severity.ERROR;
  }
}
