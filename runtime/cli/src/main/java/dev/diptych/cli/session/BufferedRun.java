package dev.diptych.cli.session;

import dev.diptych.files.IoFailure;
import dev.diptych.files.Output;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The processing of one of several files, with buffered output. */
final class BufferedRun {
  private final String file;
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();
  private final Session fileSession;
  private int code;
  private boolean outOfMemory;

  private BufferedRun(Session session, String file) {
    this.file = file;
    this.fileSession = session.withOutput(out, new PrintStream(err, false, StandardCharsets.UTF_8));
  }

  /** Runs {@code task} on {@code file}; its output files are not in place yet. */
  static BufferedRun of(Session session, String file, Batch.Task task) {
    BufferedRun run = new BufferedRun(session, file);
    run.code = FileJob.runInProject(run.fileSession, file, name -> run.run(task));
    run.flush();
    return run;
  }

  private int run(Batch.Task task) throws IOException {
    try {
      return task.run(fileSession, file);
    } catch (RuntimeException | Error e) {
      outOfMemory = Fault.isOutOfMemory(e);
      throw e;
    }
  }

  /** Puts the output files in place. */
  BufferedRun commit() {
    int committed =
        FileJob.run(
            fileSession,
            file,
            name -> {
              fileSession.outputs().commit();
              return ExitCode.DONE;
            });
    code = Math.max(code, committed);
    flush();
    return this;
  }

  private void flush() {
    fileSession.console().err().flush();
    try {
      fileSession.console().out().flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e); // It is in memory.
    }
  }

  /** Whether memory did not suffice, perhaps because other files were processed. */
  boolean outOfMemory() {
    return outOfMemory;
  }

  /** Deletes the output files, which are not in place. */
  BufferedRun abandon() {
    fileSession.outputs().abandon();
    return this;
  }

  /** The size of the buffered output. */
  int size() {
    return out.size() + err.size();
  }

  /** Writes the output to {@code session} and returns the exit code. */
  int replay(Session session) throws IoFailure {
    PrintStream messages = session.messages().stream();
    messages.write(err.toByteArray(), 0, err.size());
    messages.flush();
    if (out.size() > 0) {
      Output.stream("standard output", session.console().out(), to -> trusted(session));
    }
    return code;
  }

  /** The own session has made its output safe for a terminal, with its colours. */
  private void trusted(Session session) throws IOException {
    out.writeTo(session.console().trusted());
  }
}
