package dev.diptych;

import static java.util.Objects.requireNonNull;

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
  /**
   * Creates an outcome.
   *
   * @param result the value
   * @param diagnostics all diagnostics; copied
   * @throws IllegalArgumentException if there is both a value and an error, or neither
   */
  public Outcome {
    requireNonNull(result, "result");
    requireNonNull(diagnostics, "diagnostics");
    diagnostics = List.copyOf(diagnostics);
    if (diagnostics.stream().anyMatch(Diagnostic::isError) == result.isPresent()) {
      throw new IllegalArgumentException("an outcome has either a value or an error");
    }
  }

  /** {@return whether there is a value} */
  public boolean ok() {
    return result.isPresent();
  }

  /**
   * {@return the value}
   *
   * @throws DiptychException if there is none, with all diagnostics
   */
  public T value() {
    return result.orElseThrow(() -> new DiptychException(diagnostics, null));
  }

  /** {@return the errors; empty if there is a value} */
  public List<Diagnostic> errors() {
    return diagnostics.stream().filter(Diagnostic::isError).toList();
  }

  /** {@return the warnings} */
  public List<Diagnostic> warnings() {
    return diagnostics.stream().filter(each -> each.severity() == Severity.WARNING).toList();
  }
}
