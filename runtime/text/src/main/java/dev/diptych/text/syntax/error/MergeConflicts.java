package dev.diptych.text.syntax.error;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Diagnostics;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import java.util.ArrayList;
import java.util.List;

/** Finds conflicts of a merge in a text that is not valid. */
public final class MergeConflicts {
  private static final int LENGTH = 7;

  private MergeConflicts() {}

  /**
   * One error for each conflict in {@code source}: a line of seven {@code <}, later of {@code >}.
   */
  public static List<Diagnostic> in(Source source) {
    List<Diagnostic> found = new ArrayList<>();
    byte[] bytes = source.bytes();
    int open = -1;
    for (int line = 0; line < bytes.length && found.size() < Diagnostics.LIMIT; ) {
      int end = SourceLines.end(bytes, line);
      if (isMarker(bytes, line, '<')) {
        open = line;
      } else if (open >= 0 && isMarker(bytes, line, '>')) {
        found.add(conflict(source, open, line, end));
        open = -1;
      }
      line = end + 1;
    }
    return found;
  }

  private static boolean isMarker(byte[] bytes, int line, char sign) {
    for (int i = 0; i < LENGTH; i++) {
      if (line + i >= bytes.length || bytes[line + i] != sign) {
        return false;
      }
    }
    int next = line + LENGTH;
    return next >= bytes.length || bytes[next] == ' ' || bytes[next] == '\n' || bytes[next] == '\r';
  }

  private static Diagnostic conflict(Source source, int open, int close, int end) {
    int first = SourceLines.end(source.bytes(), open);
    String message =
        "a conflict of a merge is not resolved: %s or %s"
            .formatted(label(source, open, first, "this"), label(source, close, end, "that"));
    String help =
        "keep one of the two parts, and remove the lines with <<<<<<<, ======= and >>>>>>>";
    Location at = new Location.InText(source, new Span(open, first));
    return Diagnostic.error("merge-conflict", at, message, help);
  }

  private static String label(Source source, int line, int end, String none) {
    String label = source.text(new Span(Math.min(line + LENGTH, end), end)).strip();
    return label.isEmpty() ? none : "'" + label + "'";
  }
}
