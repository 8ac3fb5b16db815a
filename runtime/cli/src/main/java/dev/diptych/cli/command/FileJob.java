package dev.diptych.cli.command;

import dev.diptych.cli.io.IoFailure;
import java.util.List;

/** Does the same to several files; one that fails does not keep the others from being done. */
final class FileJob {
  /** What is done to one file. */
  @FunctionalInterface
  interface Step {
    /** Does it to {@code file} and tells how that ended, as an exit code. */
    int run(String file) throws IoFailure;
  }

  private FileJob() {}

  /** Runs {@code step} for each of {@code files} and tells the worst exit code. */
  static int run(Session session, List<String> files, Step step) {
    int worst = ExitCode.DONE;
    try (Progress progress = new Progress(session.console(), files.size())) {
      for (String file : files) {
        worst = Math.max(worst, run(session, file, step));
        progress.step(file);
      }
    }
    return worst;
  }

  private static int run(Session session, String file, Step step) {
    try {
      return step.run(file);
    } catch (IoFailure e) {
      return session.failed(e);
    } catch (OutOfMemoryError e) {
      String message = file + " needs more memory than there is; give more with JAVA_OPTS=-Xmx…";
      return session.failed(new IoFailure("out-of-memory", message));
    } catch (RuntimeException | StackOverflowError e) {
      return session.failed(e);
    }
  }
}
