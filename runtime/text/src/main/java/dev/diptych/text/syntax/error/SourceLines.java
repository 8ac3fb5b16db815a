package dev.diptych.text.syntax.error;

/** Where lines begin and end, around some place in a text. They end at CR, LF or both. */
public final class SourceLines {
  private SourceLines() {}

  public static boolean isEnd(byte b) {
    return b == '\n' || b == '\r';
  }

  /** Where the line ends that {@code at} stands in. */
  public static int end(byte[] text, int at) {
    int end = at;
    while (end < text.length && !isEnd(text[end])) {
      end++;
    }
    return end;
  }

  /** Whether there is a line end in {@code [from, to)}. */
  public static boolean isBreak(byte[] text, int from, int to) {
    for (int i = from; i < to; i++) {
      if (isEnd(text[i])) {
        return true;
      }
    }
    return false;
  }

  /** How many blanks stand before {@code at} in its line; -1 where something else does. */
  static int indentation(byte[] text, int at) {
    int start = at;
    while (start > 0 && (text[start - 1] == ' ' || text[start - 1] == '\t')) {
      start--;
    }
    return start == 0 || isEnd(text[start - 1]) ? at - start : -1;
  }
}
