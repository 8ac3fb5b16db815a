package dev.diptych.cli.command;

import picocli.CommandLine;
import picocli.CommandLine.Command;

/** What people ask of specs themselves: nothing but its subcommands. */
@Command(
    name = "spec",
    mixinStandardHelpOptions = true,
    synopsisSubcommandLabel = "COMMAND",
    description = "Looks at Kaitai Struct specs: what becomes of them, and what their texts are.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  diptych spec check toy.ksy              can it be written, and what becomes of each field?",
      "  diptych spec docs toy.ksy -o toy.md     a reference of its bytes and its text",
      "  diptych spec new toy.ksy -o first.twin  an example text, to begin with",
      "  diptych spec diff old.ksy toy.ksy       do old bytes and old texts still read?",
      "",
      "Exit codes: 0 done; 1 the spec was not accepted; 2 wrong usage; 3 could not read or write."
    })
final class SpecCommand {
  private SpecCommand() {}

  /** The command with its subcommands. */
  static CommandLine of(Session session) {
    return new CommandLine(new SpecCommand())
        .addSubcommand(new SpecCheckCommand(session))
        .addSubcommand(new SpecDocsCommand(session))
        .addSubcommand(new SpecNewCommand(session))
        .addSubcommand(new SpecDiffCommand(session));
  }
}
