package dev.diptych.conformance.pages;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** What the commands of a page printed, compared with the page. */
final class Printed {
  private Printed() {}

  /** A description of each result that is not as the page shows it. */
  static List<String> wrong(List<Session.Result> results) {
    List<String> wrong = new ArrayList<>();
    for (Session.Result each : results) {
      Step.Run command = each.command();
      boolean differs =
          command.output() != null && !Output.matches(command.output(), each.printed());
      if (each.exit() != command.exit() || differs) {
        wrong.add(
            "line %d: %s%nexit code %d, expected %d%n%s%s"
                .formatted(
                    command.line(),
                    command.text(),
                    each.exit(),
                    command.exit(),
                    differs ? "not what the page shows:\n" : "",
                    each.printed()));
      }
    }
    return wrong;
  }

  /** Writes the outputs into the page, except those that it does not show completely. */
  static void update(Path page, List<Session.Result> results) throws IOException {
    List<String> lines = new ArrayList<>(Files.readAllLines(page));
    for (int i = results.size() - 1; i >= 0; i--) {
      Step.Run command = results.get(i).command();
      if (command.output() != null && Output.complete(command.output())) {
        int from = command.line() - 1 + (int) command.text().lines().count();
        String indent = indent(lines.get(command.line() - 1));
        List<String> shown = lines.subList(from, from + command.output().size());
        shown.clear();
        shown.addAll(
            Output.lines(results.get(i).printed())
                .map(line -> (indent + line).stripTrailing())
                .toList());
      }
    }
    String text = String.join("\n", lines) + "\n";
    if (!text.equals(Files.readString(page))) {
      Files.writeString(page, text);
    }
  }

  private static String indent(String line) {
    return line.substring(0, line.length() - line.stripLeading().length());
  }
}
