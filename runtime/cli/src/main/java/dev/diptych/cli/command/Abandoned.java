package dev.diptych.cli.command;

import dev.diptych.model.diagnostic.Diagnostic;

/** An output that is given up while it is written, because it would not be what it has to be. */
final class Abandoned extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient Diagnostic reason;

  Abandoned(Diagnostic reason) {
    super(reason.message());
    this.reason = reason;
  }

  /** Why. */
  Diagnostic reason() {
    return reason;
  }
}
