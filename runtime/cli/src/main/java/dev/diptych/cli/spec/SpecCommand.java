package dev.diptych.cli.spec;

import dev.diptych.cli.session.Session;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** {@code diptych spec}, which only has subcommands. */
@Command(
    name = "spec",
    mixinStandardHelpOptions = true,
    synopsisSubcommandLabel = "COMMAND",
    description = "Checks, documents, compares and exemplifies Kaitai Struct specs.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  diptych spec check toy.ksy              is it supported, and what does its text omit?",
      "  diptych spec docs toy.ksy -o toy.md     a reference of its bytes and its text",
      "  diptych spec new toy.ksy -o first.twin  an example text, to begin with",
      "  diptych spec diff old.ksy toy.ksy       can old bytes and old texts still be read?",
      "  diptych spec sample toy.ksy -d samples  valid files that differ, for tests",
      "",
      "Exit codes: 0 done; 1 the spec was rejected; 2 invalid usage; 3 could not read or write."
    })
public final class SpecCommand {
  private SpecCommand() {}

  /** The command with its subcommands. */
  public static CommandLine of(Session session) {
    return new CommandLine(new SpecCommand())
        .addSubcommand(new SpecCheckCommand(session))
        .addSubcommand(new SpecDocsCommand(session))
        .addSubcommand(new SpecNewCommand(session))
        .addSubcommand(new SpecDiffCommand(session))
        .addSubcommand(new SpecSampleCommand(session));
  }
}
