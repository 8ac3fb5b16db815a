package dev.diptych.cli.command;

import dev.diptych.cli.io.IoFailure;
import dev.diptych.cli.io.Output;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * What came of one file of several, to be said when it is its turn.
 *
 * @param code how it ended, as an exit code
 * @param out what goes to standard output
 * @param err what goes to standard error
 */
record Told(int code, ByteArrayOutputStream out, ByteArrayOutputStream err) {
  /** Does {@code work} with {@code file} and keeps what it says. */
  static Told by(Session session, String file, Batch.Work work) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Session own = session.apart(out, new PrintStream(err, false, StandardCharsets.UTF_8));
    int code = FileJob.run(own, file, name -> work.run(own, name));
    own.console().err().flush();
    return new Told(code, out, err);
  }

  /** Says it, and tells how that ended. */
  int say(Session session) throws IoFailure {
    PrintStream messages = session.console().err();
    messages.write(err.toByteArray(), 0, err.size());
    messages.flush();
    if (out.size() > 0) {
      Output.stream("standard output", session.console().out(), out::writeTo);
    }
    return code;
  }
}
