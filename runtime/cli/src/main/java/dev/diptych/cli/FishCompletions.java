package dev.diptych.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** The completions of fish, from the model of the command: picocli writes those of bash only. */
final class FishCompletions {
  /** Sets the condition of a line: the words so far lead to the command of these names. */
  private static final String CONDITION =
      """
      function __diptych_at
        set -l at
        for word in (commandline -opc)[2..-1]
          set -l next (string join -- ' ' $at $word)
          if contains -- $next $__diptych_commands
            set at $next
          end
        end
        test "$at" = "$argv[1]"
      end

      """;

  private final List<String> paths = new ArrayList<>();
  private final StringBuilder lines = new StringBuilder();

  private FishCompletions() {}

  /** The script for the command of {@code line}. */
  static String of(CommandLine line) {
    FishCompletions completions = new FishCompletions();
    completions.add(line, "");
    String known =
        completions.paths.stream()
            .map(path -> " " + quoted(path))
            .collect(Collectors.joining("", "set -g __diptych_commands", "\n\n"));
    return known + CONDITION + completions.lines;
  }

  private void add(CommandLine line, String path) {
    CommandSpec spec = line.getCommandSpec();
    String rule = "complete -c diptych -n " + quoted("__diptych_at " + quoted(path));
    for (OptionSpec option : spec.options()) {
      if (!option.hidden()) {
        lines.append(rule).append(option(option)).append('\n');
      }
    }
    line.getSubcommands().forEach((name, sub) -> subcommand(rule, path, name, sub));
  }

  private void subcommand(String rule, String path, String name, CommandLine sub) {
    CommandSpec spec = sub.getCommandSpec();
    if (spec.usageMessage().hidden()) {
      return;
    }
    String about = first(spec.usageMessage().description());
    lines.append(rule).append(" -f -a ").append(name).append(about(about)).append('\n');
    String below = path.isEmpty() ? name : path + " " + name;
    paths.add(below);
    add(sub, below);
  }

  private static String option(OptionSpec option) {
    StringBuilder line = new StringBuilder();
    for (String name : option.names()) {
      String bare = name.replaceFirst("^-+", "");
      line.append(name.startsWith("--") ? " -l " : " -s ").append(bare);
    }
    if (option.arity().max() > 0) {
      line.append(option.completionCandidates() == null ? " -r" : values(option));
    }
    return line.append(about(first(option.description()))).toString();
  }

  private static String values(OptionSpec option) {
    List<String> values = new ArrayList<>();
    option.completionCandidates().forEach(values::add);
    return " -x -a " + quoted(String.join(" ", values));
  }

  /** The first sentence of a description. */
  private static String first(String[] description) {
    return description.length == 0
        ? ""
        : String.format(description[0])
            .replaceFirst("(?s)([.:;]\\s|\\R).*", "")
            .replaceFirst("\\.$", "");
  }

  private static String about(String text) {
    return text.isEmpty() ? "" : " -d " + quoted(text);
  }

  private static String quoted(String text) {
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
  }
}
