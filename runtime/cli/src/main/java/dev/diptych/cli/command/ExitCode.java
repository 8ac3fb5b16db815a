package dev.diptych.cli.command;

/** How commands end. */
final class ExitCode {
  /** Done. */
  static final int DONE = 0;

  /** The input was not accepted. */
  static final int REFUSED = 1;

  /** Wrong usage. */
  static final int USAGE = 2;

  /** Could not read or write, or not enough memory. */
  static final int IO = 3;

  /** A fault of Diptych; the number is that of {@code EX_SOFTWARE} in {@code sysexits.h}. */
  static final int INTERNAL = 70;

  /** Nobody reads the output any more; what a shell shows for a program that SIGPIPE ended. */
  static final int PIPE = 141;

  private ExitCode() {}
}
