package dev.diptych;

import java.util.List;
import java.util.Optional;

/**
 * A value or errors, and other diagnostics.
 *
 * @param result the value; empty if and only if an error is among the diagnostics
 * @param diagnostics all diagnostics, in the order in which the command shows them
 * @param <T> the type of the value
 */
public record Outcome<T>(Optional<T> result, List<Diagnostic> diagnostics) {
  /** Creates an outcome; the list is copied. */
  public Outcome {
    diagnostics = List.copyOf(diagnostics);
  }

  /** Returns whether there is a value. */
  public boolean ok() {
    return result.isPresent();
  }

  /**
   * Returns the value.
   *
   * @throws DiptychException if there is none, with all diagnostics
   */
  public T value() {
    return result.orElseThrow(() -> new DiptychException(diagnostics, null));
  }

  /** Returns the errors; empty if there is a value. */
  public List<Diagnostic> errors() {
    return diagnostics.stream().filter(Diagnostic::isError).toList();
  }

  /** Returns the warnings. */
  public List<Diagnostic> warnings() {
    return diagnostics.stream().filter(each -> each.severity() == Severity.WARNING).toList();
  }
}
