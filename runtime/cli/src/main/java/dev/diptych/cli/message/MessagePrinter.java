package dev.diptych.cli.message;

import dev.diptych.model.diagnostic.Diagnostic;

/** Prints the messages of a run. */
public interface MessagePrinter {
  /** Prints a diagnostic. */
  void print(Diagnostic diagnostic);

  /**
   * Prints an error that has no location, such as a file that cannot be read.
   *
   * @param code a stable name in kebab-case
   * @param message what is wrong; may have several lines
   * @param see a line with a reference, or nothing if it is empty
   */
  void failure(String code, String message, String see);
}
