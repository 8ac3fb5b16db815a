package dev.diptych.cli;

import java.util.Locale;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Help;

/**
 * The page of one command for {@code man}, from its {@code --help}.
 *
 * <p>picocli's {@code ManPageGenerator} only writes the source of Asciidoctor. To make pages of it,
 * each build of packages would need 35 MB of jars, with JRuby, and 17 s for the 50 pages, which
 * take less than one here. The pages would have the date of the build, and asterisks around options
 * with a list of values, {@code *--allow*=CODE,…}.
 */
final class ManualPage {
  private final CommandLine line;
  private final String version;

  ManualPage(CommandLine line, String version) {
    this.line = line;
    this.version = version;
  }

  /** Such as {@code diptych-compile}. */
  String name() {
    return line.getCommandSpec().qualifiedName("-");
  }

  /** The page in the macros of man(7). */
  String text() {
    Help help = line.getHelp();
    String description = help.description().strip();
    StringBuilder text = new StringBuilder();
    text.append(".TH \"%s\" 1 \"\" \"%s\"\n".formatted(name().toUpperCase(Locale.ROOT), version));
    text.append(".SH NAME\n" + name() + " \\- " + escaped(description).replace('\n', ' ') + "\n");
    section(text, "SYNOPSIS", help.synopsis(0));
    section(text, "ARGUMENTS", help.parameterList());
    section(text, "OPTIONS", help.optionList());
    section(text, "COMMANDS", help.commandList());
    section(text, "EXAMPLES", help.footer());
    return text.toString();
  }

  /** A section whose lines are shown as they are. */
  private static void section(StringBuilder text, String title, String content) {
    if (!content.isBlank()) {
      text.append(".SH " + title + "\n.nf\n" + escaped(content.stripTrailing()) + "\n.fi\n");
    }
  }

  /** Text whose characters mean nothing to {@code man}. */
  private static String escaped(String text) {
    return text.replace("\\", "\\e")
        .replace("-", "\\-")
        .lines()
        .map(each -> each.startsWith(".") || each.startsWith("'") ? "\\&" + each : each)
        .collect(Collectors.joining("\n"));
  }
}
