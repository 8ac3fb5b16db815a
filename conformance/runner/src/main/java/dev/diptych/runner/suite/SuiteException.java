package dev.diptych.runner.suite;

import java.io.IOException;

/** An unusable suite: no manifest, or a file that is missing or changed. */
public final class SuiteException extends IOException {
  private static final long serialVersionUID = 1L;

  SuiteException(String message) {
    super(message);
  }
}
