package dev.diptych.cli.project;

import java.util.Arrays;

/**
 * The offsets of the characters of a text, for the positions of the TOML parser. They are computed
 * once, so that a text with many errors or values takes no more than a linear time.
 */
final class TomlOffsets {
  /** For each code point, and for the end, its index in the text. */
  private final int[] indexes;

  /** For each line, the code point that it begins with. */
  private final int[] lines;

  /** For each index in the text, and for its end, the bytes before it in UTF-8. */
  private final int[] bytes;

  TomlOffsets(String text) {
    int[] indexes = new int[text.length() + 1];
    int[] lines = new int[text.length() + 1];
    this.bytes = new int[text.length() + 1];
    int points = 0;
    int line = 1;
    for (int i = 0; i < text.length(); ) {
      int point = text.codePointAt(i);
      int size = point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
      indexes[points++] = i;
      int next = i + Character.charCount(point);
      Arrays.fill(bytes, i + 1, next + 1, bytes[i] + size);
      if (point == '\n') {
        lines[line++] = points;
      }
      i = next;
    }
    indexes[points] = text.length();
    this.indexes = Arrays.copyOf(indexes, points + 1);
    this.lines = Arrays.copyOf(lines, line);
  }

  /** The index in the text of a line and a column in code points, both from 1. */
  int index(int line, int column) {
    int begin = lines[Math.min(line, lines.length) - 1];
    return indexes[Math.min(begin + Math.max(0, column - 1), indexes.length - 1)];
  }

  /** The bytes before the character at {@code index}. */
  int bytes(int index) {
    return bytes[index];
  }
}
