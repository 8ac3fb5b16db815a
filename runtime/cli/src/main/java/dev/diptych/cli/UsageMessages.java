package dev.diptych.cli;

import dev.diptych.model.diagnostic.Suggestion;
import java.util.List;
import java.util.Set;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Messages for wrong arguments. */
final class UsageMessages {
  private UsageMessages() {}

  /** One sentence about {@code wrong}, with a suggestion. */
  static String of(ParameterException wrong) {
    CommandLine line = wrong.getCommandLine();
    if (!(wrong instanceof UnmatchedArgumentException unmatched)) {
      // The command help has a value that belongs to no argument: the name of another command.
      boolean help = wrong.getArgSpec() == null && wrong.getValue() != null;
      return help
          ? noCommand(wrong.getValue(), line.getSubcommands().keySet())
          : String.valueOf(wrong.getMessage());
    }
    List<String> words = unmatched.getUnmatched();
    String first = words.isEmpty() ? "" : words.get(0);
    if (unmatched.isUnknownOption()) {
      Set<String> options = line.getCommandSpec().optionsMap().keySet();
      // Short options are all similar to each other.
      String near = first.startsWith("--") ? Suggestion.of(first, options) : "";
      return "Unknown option: '" + first + "'" + near;
    }
    Set<String> commands = line.getSubcommands().keySet();
    return commands.isEmpty() ? String.valueOf(wrong.getMessage()) : noCommand(first, commands);
  }

  private static String noCommand(String name, Set<String> commands) {
    return "there is no command '" + name + "'" + Suggestion.of(name, commands);
  }
}
