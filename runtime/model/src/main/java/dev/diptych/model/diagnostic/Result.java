package dev.diptych.model.diagnostic;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A value or errors, and other diagnostics.
 *
 * @param value the value; empty if and only if the diagnostics contain an error
 * @param diagnostics all diagnostics
 * @param <T> type of the value
 */
public record Result<T>(Optional<T> value, List<Diagnostic> diagnostics) {
  public Result {
    diagnostics = List.copyOf(diagnostics);
    boolean failed = diagnostics.stream().anyMatch(Diagnostic::isError);
    if (failed == value.isPresent()) {
      throw new IllegalArgumentException("a result has either a value or an error");
    }
  }

  /** Creates a result with a value. */
  public static <T> Result<T> of(T value, List<Diagnostic> diagnostics) {
    return new Result<>(Optional.of(value), diagnostics);
  }

  /** Creates a result without a value. */
  public static <T> Result<T> failed(List<Diagnostic> diagnostics) {
    return new Result<>(Optional.empty(), diagnostics);
  }

  /** Creates a result with one error. */
  public static <T> Result<T> failed(Diagnostic diagnostic) {
    return failed(List.of(diagnostic));
  }

  /** Applies {@code function} to the value, if there is one. */
  public <U> Result<U> map(Function<? super T, ? extends U> function) {
    return new Result<>(value.map(function), diagnostics);
  }

  /** Whether there is a value. */
  public boolean ok() {
    return value.isPresent();
  }
}
