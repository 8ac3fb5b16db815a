package dev.diptych.cli;

import dev.diptych.cli.message.MessageFormat;
import java.util.Set;

/** Advice for spellings of options and commands that earlier versions had, or that others have. */
final class FormerSpellings {
  private static final String FORMAT = "--format";
  private static final String JSON = "--json";

  private FormerSpellings() {}

  /**
   * What to write in place of an unknown option.
   *
   * @param command the path of the command, such as {@code spec diff}
   * @param option the name of the option
   * @param value its value; empty if there is none
   * @param known the options of the command
   * @return the end of a sentence, or nothing
   */
  static String ofOption(String command, String option, String value, Set<String> known) {
    if (option.equals(FORMAT) && command.equals("spec docs")) {
      return "; write --page" + (value.isEmpty() ? "" : " " + value);
    }
    if (option.equals(FORMAT) && MessageFormat.named(value).isPresent()) {
      return value.equals("json") && known.contains(JSON)
          ? "; the result as JSON is --json"
          : "; messages in this form are --message-format " + value;
    }
    if (option.equals(JSON) && !command.equals("dump")) {
      return "; messages as JSON are --message-format json, and the content of a file is diptych"
          + " dump";
    }
    return "";
  }

  /** What to write in place of an unknown command of a group; the end of a sentence, or nothing. */
  static String ofCommand(String group, String name) {
    return group.equals("conformance") && name.equals("dump")
        ? "; it is called 'extract', because diptych dump writes infosets"
        : "";
  }
}
