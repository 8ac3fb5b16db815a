package dev.diptych.view.answer;

import dev.diptych.model.source.Source;
import java.util.ArrayList;
import java.util.List;

/** Lines of a text. */
final class TextLines {
  private TextLines() {}

  /** The number of lines. */
  static int count(Source text) {
    return text.position(text.length()).line();
  }

  /** At most {@code count} lines from {@code first}, which counts from 1. */
  static List<String> of(Source text, int first, int count) {
    List<String> lines = new ArrayList<>();
    int last = (int) Math.min(count(text), (long) first + count - 1);
    for (int line = first; line <= last; line++) {
      lines.add(text.line(line));
    }
    return lines;
  }
}
