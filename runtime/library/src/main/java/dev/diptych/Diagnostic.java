package dev.diptych;

import static java.util.Objects.requireNonNull;

import dev.diptych.model.diagnostic.Codes;
import java.util.List;
import java.util.Locale;

/**
 * What is wrong with an input, or worth knowing about it. The same as the command shows.
 *
 * @param severity its severity
 * @param code a stable name in kebab-case, such as {@code unknown-field}
 * @param message one sentence: what is wrong
 * @param location where it is
 * @param help hints on what to change, one sentence each; may be empty. They name options of the
 *     command; the guide lists what corresponds to them here.
 * @param notes further facts, such as the steps of an expansion; may be empty
 */
public record Diagnostic(
    Severity severity,
    String code,
    String message,
    Location location,
    List<String> help,
    List<String> notes) {
  /**
   * Creates a diagnostic.
   *
   * @param severity its severity
   * @param code a stable name
   * @param message one sentence
   * @param location where it is
   * @param help hints; copied
   * @param notes further facts; copied
   */
  public Diagnostic {
    requireNonNull(severity, "severity");
    requireNonNull(code, "code");
    requireNonNull(message, "message");
    requireNonNull(location, "location");
    requireNonNull(help, "help");
    requireNonNull(notes, "notes");
    help = List.copyOf(help);
    notes = List.copyOf(notes);
  }

  /** {@return whether the input is rejected because of it} */
  public boolean isError() {
    return severity == Severity.ERROR;
  }

  /**
   * {@return what {@link #code} means in general: one line of Markdown, as in the list of all
   * diagnostics ({@code runtime/cli/docs/diagnostics.md})} Empty if the list of codes is not on the
   * class path.
   */
  public String meaning() {
    return Codes.all().stream()
        .filter(each -> each.id().equals(code))
        .findFirst()
        .map(Codes.Code::meaning)
        .orElse("");
  }

  /** {@return one line: location, severity, code and message} */
  @Override
  public String toString() {
    String word = severity.name().toLowerCase(Locale.ROOT);
    return location + ": " + word + "[" + code + "]: " + message;
  }
}
