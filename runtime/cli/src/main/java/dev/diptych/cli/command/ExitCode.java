package dev.diptych.cli.command;

/** How commands end. */
final class ExitCode {
  /** Done. */
  static final int DONE = 0;

  /** The input was not accepted. */
  static final int REFUSED = 1;

  /** Wrong usage. */
  static final int USAGE = 2;

  /** Could not read or write. */
  static final int IO = 3;

  private ExitCode() {}
}
