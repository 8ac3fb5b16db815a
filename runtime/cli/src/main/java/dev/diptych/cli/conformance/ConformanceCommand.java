package dev.diptych.cli.conformance;

import dev.diptych.cli.session.Session;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** {@code diptych conformance}, which only has subcommands. */
@Command(
    name = "conformance",
    mixinStandardHelpOptions = true,
    synopsisSubcommandLabel = "COMMAND",
    description = "Runs implementations of the formats against the vectors.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  diptych conformance run --executor 'python3 mine.py'    tests an implementation",
      "  diptych conformance serve                               serves requests with this engine",
      "  diptych conformance pack -o vectors.zip                 packs the vectors into one file",
      "",
      "conformance/docs/guide.md explains how to test an implementation of your own.",
      "Exit codes: 0 all as expected; 1 unexpected results; 2 invalid usage; 3 could not read,"
          + " write or start."
    })
public final class ConformanceCommand {
  private ConformanceCommand() {}

  /** The command with its subcommands. */
  public static CommandLine of(Session session) {
    return new CommandLine(new ConformanceCommand())
        .addSubcommand(new ConformanceRunCommand(session))
        .addSubcommand(new ConformanceServeCommand(session))
        .addSubcommand(new ConformancePackCommand(session));
  }
}
