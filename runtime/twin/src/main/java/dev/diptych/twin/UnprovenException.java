package dev.diptych.twin;

import dev.diptych.model.diagnostic.Diagnostic;

/** Abandons an output while it is written, because it would be wrong. */
public final class UnprovenException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient Diagnostic reason;

  UnprovenException(Diagnostic reason) {
    super(reason.message());
    this.reason = reason;
  }

  /** The error to show. */
  public Diagnostic reason() {
    return reason;
  }
}
