package dev.diptych;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An input is rejected. No input, however damaged, leads to another exception.
 *
 * <p>A diagnostic with the code {@code internal} is a bug of Diptych; its cause is then the
 * failure.
 */
public final class DiptychException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** Null after serialization: locations are not serializable. */
  private final transient @Nullable List<Diagnostic> diagnostics;

  DiptychException(List<Diagnostic> diagnostics, @Nullable Throwable cause) {
    super(message(diagnostics), cause);
    this.diagnostics = List.copyOf(diagnostics);
  }

  /**
   * {@return all diagnostics, at least one error among them} After serialization, only the message
   * remains, and the list is empty.
   */
  public List<Diagnostic> diagnostics() {
    return diagnostics == null ? List.of() : diagnostics;
  }

  private static String message(List<Diagnostic> diagnostics) {
    List<Diagnostic> errors = diagnostics.stream().filter(Diagnostic::isError).toList();
    String first = errors.isEmpty() ? "" : errors.get(0).toString();
    int more = errors.size() - 1;
    return more < 1
        ? first
        : first + " (and " + more + (more == 1 ? " more error)" : " more errors)");
  }
}
