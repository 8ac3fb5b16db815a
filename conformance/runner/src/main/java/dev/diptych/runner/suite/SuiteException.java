package dev.diptych.runner.suite;

import java.io.IOException;

/** A suite that cannot be used: no manifest, a file that is missing or not what it was. */
public final class SuiteException extends IOException {
  private static final long serialVersionUID = 1L;

  SuiteException(String message) {
    super(message);
  }
}
