package dev.diptych.cli.convert;

import dev.diptych.model.diagnostic.Diagnostic;

/** Abandons an output while it is written, because it would be wrong. */
final class AbandonedOutputException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient Diagnostic reason;

  AbandonedOutputException(Diagnostic reason) {
    super(reason.message());
    this.reason = reason;
  }

  /** The error to report. */
  Diagnostic reason() {
    return reason;
  }
}
