package dev.diptych.twin.edit;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.document.Path;
import java.io.Serial;

/** Why an edit cannot be applied. */
final class RejectedEditException extends RuntimeException {
  @Serial private static final long serialVersionUID = 1L;

  private final String code;
  private final String message;
  private final String[] help;

  RejectedEditException(String code, String message, String... help) {
    super(message, null, false, false); // It is control flow, and no bug.
    this.code = code;
    this.message = message;
    this.help = help;
  }

  /** The diagnostic of an edit at {@code path} of the document {@code name}. */
  Diagnostic diagnostic(String name, Path path) {
    return Diagnostic.error(code, new Location.InBytes(name, -1, path), message, help);
  }
}
