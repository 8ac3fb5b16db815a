package dev.diptych.cli.session;

import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/** Whether an output is accepted, which is asked for once, and shown then. */
final class Acceptance {
  private final BooleanSupplier accepts;
  private @Nullable Boolean known;

  Acceptance(BooleanSupplier accepts) {
    this.accepts = accepts;
  }

  /** Whether it is rejected. */
  boolean isRejected() {
    if (known == null) {
      known = accepts.getAsBoolean();
    }
    return !known;
  }

  /** Ends the writing of an output that is rejected. */
  void require() {
    if (isRejected()) {
      throw new FileJob.RefusedException();
    }
  }
}
