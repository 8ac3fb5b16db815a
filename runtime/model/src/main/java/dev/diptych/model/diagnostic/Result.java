package dev.diptych.model.diagnostic;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A value and what was found on the way to it.
 *
 * @param value the value; empty exactly when an error stands among the diagnostics
 * @param diagnostics all findings, errors and others
 * @param <T> what the value is
 */
public record Result<T>(Optional<T> value, List<Diagnostic> diagnostics) {
  /** Guards the rule that a value and an error exclude each other. */
  public Result {
    diagnostics = List.copyOf(diagnostics);
    boolean failed = diagnostics.stream().anyMatch(Diagnostic::isError);
    if (failed == value.isPresent()) {
      throw new IllegalArgumentException("a result has either a value or an error");
    }
  }

  /** A value with the findings that came with it. */
  public static <T> Result<T> of(T value, List<Diagnostic> diagnostics) {
    return new Result<>(Optional.of(value), diagnostics);
  }

  /** A refusal. */
  public static <T> Result<T> failed(List<Diagnostic> diagnostics) {
    return new Result<>(Optional.empty(), diagnostics);
  }

  /** A refusal with one error. */
  public static <T> Result<T> failed(Diagnostic diagnostic) {
    return failed(List.of(diagnostic));
  }

  /** The same with something else made of the value, where there is one. */
  public <U> Result<U> map(Function<? super T, ? extends U> function) {
    return new Result<>(value.map(function), diagnostics);
  }

  /** Whether there is a value. */
  public boolean ok() {
    return value.isPresent();
  }
}
