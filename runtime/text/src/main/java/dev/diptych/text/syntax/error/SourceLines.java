package dev.diptych.text.syntax.error;

/** Finds line ends in a text: CR, LF or both. */
public final class SourceLines {
  private SourceLines() {}

  public static boolean isEnd(byte b) {
    return b == '\n' || b == '\r';
  }

  /** End of the line that contains {@code at}. */
  public static int end(byte[] text, int at) {
    int end = at;
    while (end < text.length && !isEnd(text[end])) {
      end++;
    }
    return end;
  }

  /** Whether {@code [from, to)} contains a line end. */
  public static boolean isBreak(byte[] text, int from, int to) {
    for (int i = from; i < to; i++) {
      if (isEnd(text[i])) {
        return true;
      }
    }
    return false;
  }

  /** Number of blanks before {@code at} on its line; -1 if there is anything else. */
  static int indentation(byte[] text, int at) {
    int start = at;
    while (start > 0 && (text[start - 1] == ' ' || text[start - 1] == '\t')) {
      start--;
    }
    return start == 0 || isEnd(text[start - 1]) ? at - start : -1;
  }
}
