package dev.diptych.maven;

import dev.diptych.Location;
import dev.diptych.model.source.Source;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * The line of a diagnostic with carets below. Long lines are cut around the carets.
 *
 * @param at the place, whose name is the path of a file
 */
record Snippet(Location.InText at) {
  private static final int MAX_WIDTH = 120;
  private static final int MAX_BEFORE = 40;

  /** The width of the margin with the line number. */
  int margin() {
    return String.valueOf(at.line()).length();
  }

  /** The place, and the line with its carets if the file can be read. */
  List<String> lines() {
    String margin = " ".repeat(margin());
    String place = margin + "--> " + Messages.printable(at.name());
    String where = place + ":" + at.line() + ":" + at.column();
    return line()
        .map(line -> List.of(where, margin + " |", shown(line), margin + " | " + carets(line)))
        .orElse(List.of(where));
  }

  private Optional<int[]> line() {
    try {
      Source source = new Source(at.name(), Files.readAllBytes(Path.of(at.name())));
      return Optional.of(source.line(at.line()).codePoints().toArray());
    } catch (IOException | InvalidPathException | IndexOutOfBoundsException e) {
      return Optional.empty(); // The file has changed since; the place is known all the same.
    }
  }

  private String shown(int[] line) {
    int from = from(line);
    String text = new String(line, from, Math.min(line.length - from, MAX_WIDTH));
    return at.line() + " | " + Messages.printable(text);
  }

  private int from(int[] line) {
    int before = Math.min(line.length, at.column() - 1 - MAX_BEFORE);
    return line.length <= MAX_WIDTH ? 0 : Math.max(0, before);
  }

  private String carets(int[] line) {
    StringBuilder text = new StringBuilder();
    int from = from(line);
    for (int i = from; i < at.column() - 1; i++) {
      text.append(i < line.length && line[i] == '\t' ? '\t' : ' ');
    }
    int max = Math.max(1, Math.min(line.length, from + MAX_WIDTH) - at.column() + 1);
    int length = at.endLine() == at.line() ? at.endColumn() - at.column() : max;
    return text + "^".repeat(Math.max(1, Math.min(length, max)));
  }
}
