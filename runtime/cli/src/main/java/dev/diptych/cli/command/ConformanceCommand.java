package dev.diptych.cli.command;

import picocli.CommandLine;
import picocli.CommandLine.Command;

/** Everything about other implementations: nothing but its subcommands. */
@Command(
    name = "conformance",
    mixinStandardHelpOptions = true,
    synopsisSubcommandLabel = "COMMAND",
    description = "Runs implementations of the formats, ours and others', against the vectors.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  diptych conformance run --executor 'python3 mine.py'    does it do as it should?",
      "  diptych conformance serve                               our own engine, to be asked",
      "  diptych conformance pack -o vectors.zip                 the vectors, to take along",
      "",
      "conformance/docs/guide.md tells how to run an implementation of your own.",
      "Exit codes: 0 all as expected; 1 findings; 2 wrong usage; 3 could not read, write or start."
    })
final class ConformanceCommand {
  private ConformanceCommand() {}

  /** The command with its subcommands. */
  static CommandLine of(Session session) {
    return new CommandLine(new ConformanceCommand())
        .addSubcommand(new ConformanceRunCommand(session))
        .addSubcommand(new ConformanceServeCommand(session))
        .addSubcommand(new ConformancePackCommand(session));
  }
}
