package dev.diptych.lsp.cases;

import java.util.ArrayList;
import java.util.List;

/**
 * A text with marks, {@code |}.
 *
 * @param text the text without the marks
 * @param marks the offsets of the marks
 */
public record Marked(String text, List<Integer> marks) {
  /** Reads a text with marks. */
  public static Marked of(String marked) {
    StringBuilder text = new StringBuilder();
    List<Integer> marks = new ArrayList<>();
    for (int i = 0; i < marked.length(); i++) {
      char c = marked.charAt(i);
      if (c == '|') {
        marks.add(text.length());
      } else {
        text.append(c);
      }
    }
    return new Marked(text.toString(), List.copyOf(marks));
  }

  /** Line and column, from 1, of an offset in the text without marks. */
  public String position(int offset) {
    String before = text.substring(0, offset);
    long line = before.chars().filter(c -> c == '\n').count() + 1;
    return line + ":" + (offset - before.lastIndexOf('\n'));
  }
}
