package dev.diptych.cli.command;

import dev.diptych.cli.io.IoFailure;

/** Does something to one file, whatever comes of it. */
final class FileJob {
  /** What is done to one file. */
  @FunctionalInterface
  interface Step {
    /** Does it to {@code file} and tells how that ended, as an exit code. */
    int run(String file) throws IoFailure;
  }

  private FileJob() {}

  /** Runs {@code step} for {@code file}, whatever comes of it, and tells its exit code. */
  static int run(Session session, String file, Step step) {
    try {
      return step.run(file);
    } catch (IoFailure e) {
      return session.failed(e);
    } catch (RuntimeException | Error e) {
      return Fault.report(session.console().err(), file, e);
    }
  }
}
