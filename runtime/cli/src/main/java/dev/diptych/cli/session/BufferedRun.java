package dev.diptych.cli.session;

import dev.diptych.files.IoFailure;
import dev.diptych.files.Output;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/**
 * The buffered output of processing one of several files.
 *
 * @param code the exit code
 * @param out the content for standard output
 * @param err the content for standard error
 */
record BufferedRun(int code, ByteArrayOutputStream out, ByteArrayOutputStream err) {
  /** Runs {@code task} on {@code file} and buffers its output. */
  static BufferedRun of(Session session, String file, Batch.Task task) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Session own = session.withOutput(out, new PrintStream(err, false, StandardCharsets.UTF_8));
    int code = FileJob.runInProject(own, file, name -> task.run(own, name));
    own.console().err().flush();
    try {
      own.console().out().flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e); // It is in memory.
    }
    return new BufferedRun(code, out, err);
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
