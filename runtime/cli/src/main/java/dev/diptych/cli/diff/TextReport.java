package dev.diptych.cli.diff;

import dev.diptych.spectools.diff.change.Direction;
import dev.diptych.spectools.diff.change.FileExample;
import dev.diptych.spectools.diff.change.Trial;
import dev.diptych.twin.Face;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** A report for users, line by line. */
public final class TextReport {
  private static final int MAX_LINES = 24;
  private static final int ROW = 16;

  private TextReport() {}

  /** The summary of {@code report}, and its examples. */
  public static List<String> lines(DiffReport report) {
    List<String> lines = new ArrayList<>();
    int found = report.differences().size();
    String count = found == 0 ? "no differences" : count(found, "difference");
    String accepted = report.accepted() == 0 ? "" : ", and " + report.accepted() + " accepted";
    lines.add("from " + report.oldName() + " to " + report.newName() + ": " + count + accepted);
    report.verdicts().forEach(verdict -> lines.add("  " + line(verdict)));
    List<FileExample> examples = report.examples();
    for (int i = 0; i < examples.size(); i++) {
      lines.add("example " + (i + 1) + example(examples.get(i)));
      content(examples.get(i)).forEach(line -> lines.add("  | " + line));
    }
    return lines;
  }

  private static String line(Verdict verdict) {
    Trial trial = verdict.trial();
    String asked = trial.direction().word() + ", " + face(trial.face()) + ": " + verdict.word();
    if (verdict.breaking() > 0) {
      String shown =
          trial.failed() > 0
              ? trial.failed() + " of " + count(trial.files(), "generated file") + " show it"
              : "no example found in " + count(trial.files(), "generated file");
      return asked + ", " + count(verdict.breaking(), "difference") + "; " + shown;
    }
    if (trial.failed() > 0) {
      return "%s, apart from accepted differences, which %d of %s show"
          .formatted(asked, trial.failed(), count(trial.files(), "generated file"));
    }
    return trial.files() == 0
        ? asked + ", but no files could be generated to try it"
        : asked + ", tried on " + count(trial.files(), "generated file");
  }

  private static String example(FileExample example) {
    boolean backward = example.direction() == Direction.BACKWARD;
    String shows =
        example.shows().isEmpty()
            ? ""
            : " for " + example.shows().stream().sorted().collect(Collectors.joining(", "));
    String what = example.face() == Face.TEXT ? "text" : "binary file";
    return "%s: the %s spec reads this %s %s: %s"
        .formatted(
            shows, backward ? "new" : "old", backward ? "old" : "new", what, example.effect());
  }

  static String face(Face face) {
    return face == Face.BINARY ? "bytes" : "texts";
  }

  /** The lines of a text, or the bytes in hexadecimal; only the first if there are many. */
  static List<String> content(FileExample example) {
    byte[] bytes = example.content().bytes();
    List<String> lines =
        example.face() == Face.TEXT
            ? new String(bytes, StandardCharsets.UTF_8).lines().toList()
            : rows(bytes);
    if (lines.size() <= MAX_LINES) {
      return lines;
    }
    List<String> first = new ArrayList<>(lines.subList(0, MAX_LINES));
    first.add("… and " + count(lines.size() - MAX_LINES, "more line"));
    return first;
  }

  private static List<String> rows(byte[] bytes) {
    List<String> rows = new ArrayList<>();
    for (int start = 0; start < bytes.length; start += ROW) {
      StringBuilder row = new StringBuilder();
      for (int i = start; i < Math.min(bytes.length, start + ROW); i++) {
        row.append(i == start ? "" : " ").append("%02x".formatted(bytes[i]));
      }
      rows.add(row.toString());
    }
    return rows.isEmpty() ? List.of("(no bytes)") : rows;
  }

  /** Numbers of examples in words. */
  static String numbered(List<Integer> numbers) {
    String list = numbers.stream().map(String::valueOf).collect(Collectors.joining(", "));
    return (numbers.size() == 1 ? "example " : "examples ") + list;
  }

  private static String count(long number, String noun) {
    return number + " " + noun + (number == 1 || noun.endsWith("s") ? "" : "s");
  }
}
