package dev.diptych.conformance.vectors;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.io.IOException;
import org.junit.jupiter.api.Assumptions;

/**
 * Runs cases that the product is known to get wrong: {@value CaseFolder#FAILURES} has a line on
 * each with the reason. One that begins to pass is an error, so that its line goes.
 */
final class KnownFailure {
  /** Holds one case to what is expected of it. */
  @FunctionalInterface
  interface Check {
    /** Fails by throwing. */
    void run() throws IOException;
  }

  private KnownFailure() {}

  /** Runs {@code check}, which must fail if {@code one} is known to. */
  static void run(Case one, Check check) throws IOException {
    String reason = new CaseFolder(one.folder()).failures().get(one.name());
    if (reason == null) {
      check.run();
      return;
    }
    Assumptions.assumeFalse(Golden.blessing(), "what is expected of it was written by hand");
    assertThat(catchThrowable(check::run))
        .as("it passes now: take its line out of %s (%s)", CaseFolder.FAILURES, reason)
        .isNotNull();
  }
}
