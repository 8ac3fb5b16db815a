package dev.diptych.cli.git;

import dev.diptych.cli.session.Session;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** {@code diptych git}, which only has subcommands. */
@Command(
    name = "git",
    mixinStandardHelpOptions = true,
    synopsisSubcommandLabel = "COMMAND",
    description = "Lets git show, merge and store binary files as texts.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  diptych git install             in this repository: git diff and git log -p show texts,",
      "                                  git merge merges values",
      "  diptych git install --filter    the history contains texts, the work tree binary files",
      "  diptych git install --remove    as before",
      "  diptych git resolve take.bin    after the conflicts of a merge are edited",
      "",
      "Exit codes: 0 done; 2 invalid usage; 3 could not read or write, or git failed."
    })
public final class GitGroup {
  private GitGroup() {}

  /** The command with its subcommands. */
  public static CommandLine of(Session session) {
    return new CommandLine(new GitGroup())
        .addSubcommand(new GitInstallCommand(session))
        .addSubcommand(new GitResolveCommand(session))
        .addSubcommand(new GitTextconvCommand(session))
        .addSubcommand(new GitServeCommand(session))
        .addSubcommand(new GitMergeDriverCommand(session))
        .addSubcommand(new GitFilterCommand(session));
  }
}
