package dev.diptych.text.syntax.lex;

/** Decides what the line end of a text is, also if it has several. */
public final class LineEnds {
  private LineEnds() {}

  /** Whether the first line feed of a text follows a carriage return. */
  public static boolean isCrLf(byte[] text) {
    for (int i = 0; i < text.length; i++) {
      if (text[i] == '\n') {
        return i > 0 && text[i - 1] == '\r';
      }
    }
    return false;
  }
}
