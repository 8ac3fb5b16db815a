package dev.diptych.cli.command;

import dev.diptych.cli.io.IoFailure;
import dev.diptych.executor.Engine;
import dev.diptych.executor.Server;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** Our own engine as an implementation. */
@Command(
    name = "serve",
    mixinStandardHelpOptions = true,
    description = "Answers requests of the protocol on standard input, until it ends.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  diptych conformance run --executor 'diptych conformance serve'",
      "",
      "conformance/docs/protocol.md is the reference of requests and answers.",
      "Exit codes: 0 done; 3 what came was no request, or could not be answered."
    })
final class ConformanceServeCommand implements Callable<Integer> {
  private static final String NAME = "java";

  private final Session session;

  ConformanceServeCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws IoFailure {
    Engine engine = new Engine(session.twin(), NAME);
    try {
      Server.serve(engine::answer, session.console().in(), session.console().out());
      return ExitCode.DONE;
    } catch (Server.AnswerException e) {
      throw IoFailure.writing("standard output", e.reason());
    } catch (IOException e) {
      throw IoFailure.reading("standard input", e);
    }
  }
}
