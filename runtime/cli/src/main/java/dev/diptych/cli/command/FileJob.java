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

  /** Runs {@code step} for each of {@code inputs} and tells the worst exit code. */
  static int run(Session session, InputOptions inputs, Step step) {
    List<String> files = inputs.files();
    SpecOptions spec = inputs.spec();
    int worst = run(session, String.valueOf(spec.file()), ksy -> session.prepare(spec));
    if (worst != ExitCode.DONE) {
      return worst;
    }
    try (Progress progress = new Progress(session.console(), files.size())) {
      for (String file : files) {
        worst = Math.max(worst, run(session, file, step));
        progress.step(file);
      }
    }
    return worst;
  }

  /** Runs {@code step} for {@code file} alone, whatever comes of it, and tells its exit code. */
  static int run(Session session, String file, Step step) {
    try {
      return step.run(file);
    } catch (IoFailure e) {
      return session.failed(e);
    } catch (OutOfMemoryError e) {
      String message = file + " needs more memory than there is; give more with JAVA_OPTS=-Xmx…";
      return session.failed(new IoFailure("out-of-memory", message));
    } catch (RuntimeException | StackOverflowError | LinkageError e) {
      return session.failed(e);
    }
  }
}
