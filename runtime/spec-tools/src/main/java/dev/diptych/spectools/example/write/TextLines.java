package dev.diptych.spectools.example.write;

import java.util.ArrayList;
import java.util.List;

/** Lines of a text with their indentation, some of them commented out. */
final class TextLines {
  private static final int MAX_WIDTH = 96;
  private static final String HASH = "# ";

  private final List<String> lines = new ArrayList<>();
  private int depth;
  private int commented = -1;

  /** Comments out the following lines until {@link #commentIn}. */
  boolean commentOut() {
    boolean begins = commented < 0;
    if (begins) {
      commented = depth;
    }
    return begins;
  }

  /** Ends what {@link #commentOut} has begun, if {@code begun}. */
  void commentIn(boolean begun) {
    if (begun) {
      commented = -1;
    }
  }

  /** Whether the following lines are commented out. */
  boolean isCommentedOut() {
    return commented >= 0;
  }

  void line(String text) {
    text.lines().forEach(this::append);
  }

  private void append(String text) {
    String before =
        commented < 0
            ? "  ".repeat(depth)
            : "  ".repeat(commented) + HASH + "  ".repeat(depth - commented);
    lines.add((before + text).stripTrailing());
  }

  void open(String name) {
    line(name + " {");
    depth++;
  }

  void close() {
    depth--;
    line("}");
  }

  /** A comment with the names of columns, also within commented-out rows. */
  void columns(String text) {
    if (isCommentedOut()) {
      append(HASH + text);
    } else {
      comment(text);
    }
  }

  /** A comment, wrapped to lines; omitted within commented-out lines. */
  void comment(String text) {
    if (isCommentedOut() || text.isBlank()) {
      return;
    }
    StringBuilder line = new StringBuilder();
    for (String word : words(text)) {
      if (line.length() + word.length() + 2 * depth > MAX_WIDTH - HASH.length()) {
        append(HASH + line.toString().stripTrailing());
        line.setLength(0);
      }
      line.append(word).append(' ');
    }
    append(HASH + line.toString().stripTrailing());
  }

  /** The words of {@code text} without control characters. */
  private static String[] words(String text) {
    return text.replaceAll("\\p{Cntrl}", " ").strip().split("\\s+", -1);
  }

  String text() {
    return String.join("\n", lines) + "\n";
  }
}
