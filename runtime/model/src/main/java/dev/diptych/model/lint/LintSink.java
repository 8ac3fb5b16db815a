package dev.diptych.model.lint;

import dev.diptych.model.diagnostic.Severity;
import dev.diptych.model.document.Path;

/** Receives the diagnostics of lints and repairs; the caller maps paths to locations. */
public interface LintSink {
  /**
   * Reports a diagnostic.
   *
   * @param severity its severity
   * @param code a stable name in kebab-case
   * @param at path of the value; elements of tables are rows
   * @param message one sentence
   * @param help hints, one sentence each
   */
  void report(Severity severity, String code, Path at, String message, String... help);
}
