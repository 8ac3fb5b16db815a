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
    if (!(wrong instanceof UnmatchedArgumentException unmatched)) {
      return String.valueOf(wrong.getMessage());
    }
    CommandLine line = wrong.getCommandLine();
    List<String> words = unmatched.getUnmatched();
    String first = words.isEmpty() ? "" : words.get(0);
    if (unmatched.isUnknownOption()) {
      Set<String> options = line.getCommandSpec().optionsMap().keySet();
      // Short options are all similar to each other.
      String near = first.startsWith("--") ? Suggestion.of(first, options) : "";
      return "Unknown option: '" + first + "'" + near;
    }
    Set<String> commands = line.getSubcommands().keySet();
    return commands.isEmpty()
        ? String.valueOf(wrong.getMessage())
        : "there is no command '" + first + "'" + Suggestion.of(first, commands);
  }
}
