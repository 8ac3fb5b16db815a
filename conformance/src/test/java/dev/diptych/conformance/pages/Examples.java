package dev.diptych.conformance.pages;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** The commands among the last lines of a help text. */
final class Examples {
  /** An example is indented by two blanks; its explanation is more than one blank after it. */
  private static final Pattern EXAMPLE = Pattern.compile("  \\S.*");

  private static final Pattern EXPLANATION = Pattern.compile("(?<=\\S)\\s{2,}.*");

  private Examples() {}

  /** The examples before the first empty line, without their explanations. */
  static List<String> of(List<String> footer) {
    List<String> examples = new ArrayList<>();
    boolean continued = false;
    for (String line : footer) {
      if (line.isEmpty()) {
        break;
      }
      String command = EXPLANATION.matcher(line.strip()).replaceFirst("");
      if (continued) {
        String first = examples.remove(examples.size() - 1);
        examples.add(first.substring(0, first.length() - 1) + command);
        continued = command.endsWith("\\");
      } else if (EXAMPLE.matcher(line).matches()) {
        examples.add(command);
        continued = command.endsWith("\\");
      }
    }
    return examples;
  }
}
