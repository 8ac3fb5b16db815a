package dev.diptych.cli.session;

import dev.diptych.files.IoFailure;
import java.io.IOException;
import java.io.UncheckedIOException;

/** Processes one file and reports every failure. */
public final class FileJob {
  /** Processes one file. */
  @FunctionalInterface
  public interface Step {
    /** Processes {@code file} and returns an exit code. */
    int run(String file) throws IOException;
  }

  private FileJob() {}

  /** Runs {@code step} for {@code file} by the rules of its project; returns the exit code. */
  public static int runInProject(Session session, String file, Step step) {
    return run(session, file, name -> session.enter(name) ? step.run(name) : ExitCode.REJECTED);
  }

  /** Runs {@code step} for {@code file} and returns the exit code. */
  public static int run(Session session, String file, Step step) {
    try {
      return step.run(file);
    } catch (IoFailure e) {
      return session.failed(e);
    } catch (UncheckedIOException e) {
      return e.getCause() instanceof IoFailure failure
          ? session.failed(failure)
          : session.fault(file, e);
    } catch (RefusedException e) {
      return ExitCode.REJECTED;
    } catch (UsageException e) {
      return session.misused(String.valueOf(e.getMessage()));
    } catch (IOException | RuntimeException | Error e) {
      return session.fault(file, e);
    }
  }

  /** An input is rejected in the middle of writing an output; the reason has been shown. */
  static final class RefusedException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    RefusedException() {
      super("the input is rejected");
    }
  }
}
