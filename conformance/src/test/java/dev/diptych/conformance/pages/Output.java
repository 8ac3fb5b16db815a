package dev.diptych.conformance.pages;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Compares the output of a command with what a page shows of it. */
final class Output {
  private static final String MORE = "…";

  private Output() {}

  /** Whether {@code printed} is what {@code shown} allows. */
  static boolean matches(List<String> shown, String printed) {
    StringBuilder pattern = new StringBuilder();
    for (String line : shown) {
      pattern.append(line.strip().equals(MORE) ? "(?:.*\n)*" : line(line) + "\n");
    }
    String lines = lines(printed).map(line -> line + "\n").collect(Collectors.joining());
    return Pattern.matches(pattern.toString(), lines);
  }

  /** The lines of an output without blanks at their ends. */
  static Stream<String> lines(String printed) {
    return printed.stripTrailing().lines().map(String::stripTrailing);
  }

  /** Whether all of the output is shown. */
  static boolean complete(List<String> shown) {
    return shown.stream().noneMatch(line -> line.contains(MORE));
  }

  private static String line(String shown) {
    return Stream.of(shown.stripTrailing().split(MORE, -1))
        .map(Pattern::quote)
        .collect(Collectors.joining(".*"));
  }
}
