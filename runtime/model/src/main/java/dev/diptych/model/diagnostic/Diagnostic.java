package dev.diptych.model.diagnostic;

import java.util.List;

/**
 * One finding about one input.
 *
 * @param severity how bad it is
 * @param code a stable name in kebab-case, such as {@code unknown-field}
 * @param location where
 * @param message one sentence: what is wrong
 * @param help advice and further facts, a sentence each; may be empty
 */
public record Diagnostic(
    Severity severity, String code, Location location, String message, List<String> help) {
  /** Keeps its own copy of the advice. */
  public Diagnostic {
    help = List.copyOf(help);
  }

  /** An error, with any advice there is. */
  public static Diagnostic error(String code, Location at, String message, String... help) {
    return new Diagnostic(Severity.ERROR, code, at, message, List.of(help));
  }

  /** A warning, with any advice there is. */
  public static Diagnostic warning(String code, Location at, String message, String... help) {
    return new Diagnostic(Severity.WARNING, code, at, message, List.of(help));
  }

  /** A note, with any advice there is. */
  public static Diagnostic note(String code, Location at, String message, String... help) {
    return new Diagnostic(Severity.NOTE, code, at, message, List.of(help));
  }

  /** Whether this refuses its input. */
  public boolean isError() {
    return severity == Severity.ERROR;
  }
}
