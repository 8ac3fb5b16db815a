package dev.diptych.cli.conformance;

import dev.diptych.cli.session.ExitCode;
import dev.diptych.cli.session.Session;
import dev.diptych.executor.Answers;
import dev.diptych.executor.Server;
import dev.diptych.files.IoFailure;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** {@code diptych conformance serve}. */
@Command(
    name = "serve",
    mixinStandardHelpOptions = true,
    description = "Answers requests of the protocol on standard input until its end.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  diptych conformance run --executor 'diptych conformance serve'",
      "",
      "The reference of the protocol is conformance/docs/protocol.md.",
      "Exit codes: 0 done; 3 a request was invalid, or could not be answered."
    })
final class ConformanceServeCommand implements Callable<Integer> {
  private static final String NAME = "java";

  private final Session session;

  /** A command that runs in {@code session}. */
  public ConformanceServeCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws IoFailure {
    Answers answers = new Answers(session.engine(), NAME);
    try {
      Server.serve(answers::answer, session.console().in(), session.console().out());
      return ExitCode.DONE;
    } catch (Server.AnswerException e) {
      throw IoFailure.writing("standard output", e.reason());
    } catch (IOException e) {
      throw IoFailure.reading("standard input", e);
    }
  }
}
