package dev.diptych.cli.session;

/** The exit codes of the command. */
public final class ExitCode {
  /** Done. */
  public static final int DONE = 0;

  /** The input was rejected. */
  public static final int REJECTED = 1;

  /** Invalid usage. */
  public static final int USAGE = 2;

  /** Could not read or write, or not enough memory. */
  public static final int IO = 3;

  /** A bug in Diptych; the number is that of {@code EX_SOFTWARE} in {@code sysexits.h}. */
  public static final int INTERNAL = 70;

  /** The reader of the output has stopped; what a shell reports for a program ended by SIGPIPE. */
  public static final int PIPE = 141;

  private ExitCode() {}
}
