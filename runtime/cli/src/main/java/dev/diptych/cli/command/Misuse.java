package dev.diptych.cli.command;

import dev.diptych.model.diagnostic.Suggestion;
import java.util.List;
import java.util.Set;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Says what is wrong with the arguments of a command. */
final class Misuse {
  private Misuse() {}

  /** A sentence about {@code wrong}, with the word that was probably meant. */
  static String message(ParameterException wrong) {
    if (!(wrong instanceof UnmatchedArgumentException unmatched)) {
      return wrong.getMessage();
    }
    CommandLine line = wrong.getCommandLine();
    List<String> words = unmatched.getUnmatched();
    String first = words.isEmpty() ? "" : words.get(0);
    if (unmatched.isUnknownOption()) {
      Set<String> options = line.getCommandSpec().optionsMap().keySet();
      // Every short option is near to every other one.
      String near = first.startsWith("--") ? Suggestion.of(first, options) : "";
      return "Unknown option: '" + first + "'" + near;
    }
    Set<String> commands = line.getSubcommands().keySet();
    return commands.isEmpty()
        ? wrong.getMessage()
        : "there is no command '" + first + "'" + Suggestion.of(first, commands);
  }
}
