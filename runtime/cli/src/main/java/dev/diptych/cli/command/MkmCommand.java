package dev.diptych.cli.command;

import picocli.CommandLine;
import picocli.CommandLine.Command;

/** What people compute of motions: nothing but its subcommands. */
@Command(
    name = "mkm",
    mixinStandardHelpOptions = true,
    synopsisSubcommandLabel = "COMMAND",
    description = "Computes with motions of Mikoto (.mkm).",
    footerHeading = "%nExamples:%n",
    footer = {
      "  diptych mkm rebase walk.mkm --rest pose.mkm --parents arm:body,hand:arm -o walk2.mkm",
      "  diptych mkm absolute walk.mkm --parents arm:body,hand:arm -o absolute.mkm",
      "",
      "Exit codes: 0 done; 1 the input was not accepted; 2 wrong usage; 3 could not read or write."
    })
final class MkmCommand {
  private MkmCommand() {}

  /** The command with its subcommands. */
  static CommandLine of(Session session) {
    return new CommandLine(new MkmCommand())
        .addSubcommand(new RebaseCommand(session))
        .addSubcommand(new AbsoluteCommand(session));
  }
}
