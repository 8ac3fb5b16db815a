package dev.diptych.cli.git;

import dev.diptych.cli.render.Printable;
import dev.diptych.cli.session.ExitCode;
import dev.diptych.cli.session.Session;
import dev.diptych.cli.session.SpecOptions;
import dev.diptych.files.IoFailure;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code diptych git filter}. */
@Command(
    name = "filter",
    mixinStandardHelpOptions = true,
    description = "Serves git as a long-running filter process; git runs this.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  git config filter.diptych.process 'diptych git filter'    as git install --filter does",
      "",
      "What is added to the history becomes its text, and what is checked out its binary file. A"
          + " file that",
      "does not convert, such as another kind of file or a damaged one, is stored as it is.",
      "Exit codes: 0 git has ended the connection; 2 invalid usage; 3 the protocol was violated."
    })
final class GitFilterCommand implements Callable<Integer> {
  private static final int BUFFER = 1 << 16;

  private final Session session;

  @Mixin private SpecOptions spec;

  GitFilterCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws IoFailure {
    int prepared = session.choice().prepare(spec);
    if (prepared != ExitCode.DONE) {
      return prepared;
    }
    PacketStream packets =
        new PacketStream(
            new BufferedInputStream(session.console().in(), BUFFER),
            new BufferedOutputStream(session.console().out(), BUFFER));
    try {
      new FilterProcess(packets, new Faces(session.engine()), this::report).run();
    } catch (IOException e) {
      throw IoFailure.reading("the requests of git", e);
    }
    return ExitCode.DONE;
  }

  private void report(String sentence) {
    session.console().err().println("diptych: " + Printable.of(sentence));
  }
}
