package dev.diptych.syntax;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Diagnostics;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import java.util.ArrayList;
import java.util.List;

/** Finds conflicts of a merge in a text that is not valid. */
public final class MergeConflicts {
  /** Number of signs of a marker; the configuration of git may ask for more. */
  private static final int MIN_LENGTH = 7;

  private MergeConflicts() {}

  /**
   * One error for each conflict in {@code source}: a line of seven or more {@code <}, later of as
   * many {@code >}.
   */
  public static List<Diagnostic> in(Source source) {
    List<Diagnostic> found = new ArrayList<>();
    byte[] bytes = source.bytes();
    int open = -1;
    int length = 0;
    for (int line = 0; line < bytes.length && found.size() < Diagnostics.LIMIT; ) {
      int end = lineEnd(bytes, line);
      int opened = marker(bytes, line, '<');
      if (opened > 0) {
        open = line;
        length = opened;
      } else if (open >= 0 && marker(bytes, line, '>') == length) {
        found.add(conflict(source, open, line, end, length));
        open = -1;
      }
      line = end + 1;
    }
    return found;
  }

  /** The number of signs if a line begins with a marker, otherwise 0. */
  private static int marker(byte[] bytes, int line, char sign) {
    int next = line;
    while (next < bytes.length && bytes[next] == sign) {
      next++;
    }
    boolean ends =
        next >= bytes.length || bytes[next] == ' ' || bytes[next] == '\n' || bytes[next] == '\r';
    return ends && next - line >= MIN_LENGTH ? next - line : 0;
  }

  private static Diagnostic conflict(Source source, int open, int close, int end, int length) {
    int first = lineEnd(source.bytes(), open);
    String message =
        "a conflict of a merge is not resolved: %s or %s"
            .formatted(
                label(source, open + length, first, "this"),
                label(source, close + length, end, "that"));
    String help =
        "keep one of the two parts, and remove the lines with <<<<<<<, ======= and >>>>>>>";
    Location at = new Location.InText(source, new Span(open, first));
    return Diagnostic.error("merge-conflict", at, message, help);
  }

  private static String label(Source source, int from, int end, String none) {
    String label = source.text(new Span(Math.min(from, end), end)).strip();
    return label.isEmpty() ? none : "'" + label + "'";
  }

  private static int lineEnd(byte[] bytes, int from) {
    int end = from;
    while (end < bytes.length && bytes[end] != '\n' && bytes[end] != '\r') {
      end++;
    }
    return end;
  }
}
