package dev.diptych.cli;

import dev.diptych.model.diagnostic.Suggestion;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Messages for wrong arguments. */
final class UsageMessages {
  private UsageMessages() {}

  /** The names that lead to the command of {@code line}, without that of the program. */
  static String path(CommandLine line) {
    return line.getCommandSpec().qualifiedName().replaceFirst("^diptych ?", "");
  }

  /** One sentence about {@code wrong}, with a suggestion. */
  static String of(ParameterException wrong, List<String> args) {
    CommandLine line = wrong.getCommandLine();
    Optional<String> dashed = singleDash(args, line);
    if (dashed.isPresent()) {
      return dashed.get();
    }
    if (!(wrong instanceof UnmatchedArgumentException unmatched)) {
      // The command help has a value that belongs to no argument: the name of another command.
      boolean help = wrong.getArgSpec() == null && wrong.getValue() != null;
      return help ? noCommand(wrong.getValue(), line) : String.valueOf(wrong.getMessage());
    }
    List<String> words = unmatched.getUnmatched();
    String first = words.isEmpty() ? "" : words.get(0);
    if (unmatched.isUnknownOption()) {
      return early(first, args, line).orElseGet(() -> noOption(first, args, line));
    }
    return line.getSubcommands().isEmpty() ? unexpected(first, line) : noCommand(first, line);
  }

  /**
   * About a long option with one dash, such as {@code -spec}. Short options are written together
   * with their values, so that {@code -output} would otherwise name the file {@code utput}.
   */
  static Optional<String> singleDash(List<String> args, CommandLine line) {
    Set<String> options = line.getCommandSpec().optionsMap().keySet();
    int end = args.contains("--") ? args.indexOf("--") : args.size();
    return args.subList(0, end).stream()
        .filter(word -> word.matches("-[a-z][a-z-]+(=.*)?"))
        .filter(word -> options.contains("-" + name(word)))
        .map(UsageMessages::name)
        .map(name -> "Unknown option: '%s'; did you mean '-%s'?".formatted(name, name))
        .findFirst();
  }

  private static String name(String word) {
    int equal = word.indexOf('=');
    return equal < 0 ? word : word.substring(0, equal);
  }

  /** About an option before the command that it belongs to. */
  private static Optional<String> early(String option, List<String> args, CommandLine line) {
    int at = args.indexOf(option);
    for (int i = at + 1; at >= 0 && i < args.size(); i++) {
      if (line.getSubcommands().containsKey(args.get(i))) {
        List<String> words = new ArrayList<>(List.of("diptych"));
        words.addAll(args.subList(0, at));
        words.add(args.get(i));
        words.addAll(args.subList(at, i));
        words.addAll(args.subList(i + 1, args.size()));
        return Optional.of("options follow the command: " + String.join(" ", words));
      }
    }
    return Optional.empty();
  }

  private static String noOption(String word, List<String> args, CommandLine line) {
    String option = name(word);
    int after = args.indexOf(word) + 1;
    String next = after > 0 && after < args.size() ? args.get(after) : "";
    String value = option.equals(word) ? next : word.substring(option.length() + 1);
    Set<String> options = line.getCommandSpec().optionsMap().keySet();
    String near = FormerSpellings.ofOption(path(line), option, value, options);
    // Short options are all similar to each other.
    if (near.isEmpty() && option.length() > 2) {
      near = Suggestion.of(option, options.stream().filter(each -> each.length() > 2).toList());
    }
    return "Unknown option: '" + option + "'" + near;
  }

  private static String unexpected(String word, CommandLine line) {
    boolean spec = word.endsWith(".ksy") && line.getCommandSpec().findOption("--spec") != null;
    return "unexpected argument '%s'%s".formatted(word, spec ? "; write --spec " + word : "");
  }

  private static String noCommand(String name, CommandLine line) {
    String near = FormerSpellings.ofCommand(path(line), name);
    if (near.isEmpty()) {
      near = Suggestion.of(name, line.getSubcommands().keySet());
    }
    if (near.isEmpty() && line.getParent() == null && isFile(name)) {
      near = "; a command comes first: diptych " + command(name) + " " + name;
    }
    return "there is no command '" + name + "'" + near;
  }

  /** What a user probably wants to do with a file. */
  private static String command(String file) {
    String name = file.toLowerCase(Locale.ROOT);
    return name.endsWith(".ksy") ? "spec check" : name.endsWith(".twin") ? "check" : "info";
  }

  private static boolean isFile(String name) {
    try {
      return Files.exists(Path.of(name));
    } catch (InvalidPathException e) {
      return false;
    }
  }
}
