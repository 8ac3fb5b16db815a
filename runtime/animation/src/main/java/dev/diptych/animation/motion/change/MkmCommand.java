package dev.diptych.animation.motion.change;

import dev.diptych.family.CommandContext;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** {@code diptych mkm}, which only has subcommands. */
@Command(
    name = "mkm",
    mixinStandardHelpOptions = true,
    synopsisSubcommandLabel = "COMMAND",
    description = "Changes the rotations of Mikoto motions (.mkm).",
    footerHeading = "%nExamples:%n",
    footer = {
      "  diptych mkm rebase walk.mkm --rest pose.mkm --parents arm:body,hand:arm -o walk2.mkm",
      "  diptych mkm absolute walk.mkm --parents arm:body,hand:arm -o absolute.mkm",
      "",
      "Exit codes: 0 done; 1 the input was rejected; 2 invalid usage; 3 could not read or write."
    })
public final class MkmCommand {
  private MkmCommand() {}

  /** The command with its subcommands. */
  public static CommandLine of(CommandContext context) {
    return new CommandLine(new MkmCommand())
        .addSubcommand(new RebaseCommand(context))
        .addSubcommand(new AbsoluteCommand(context));
  }
}
