package dev.diptych.lsp.analysis;

/** Whether the braces and parentheses of a text match. Takes one pass over its bytes. */
final class Pairs {
  private static final String END = "Eof";

  private final byte[] text;
  private final boolean raw;
  private int at;
  private int parentheses;
  private int braces;

  private Pairs(byte[] text, int start, boolean raw) {
    this.text = text;
    this.at = start;
    this.raw = raw;
  }

  /**
   * Whether each brace and parenthesis has its counterpart, and no brace is inside of parentheses.
   *
   * @param start where the items begin
   * @param raw whether strings have no escapes
   */
  static boolean match(byte[] text, int start, boolean raw) {
    return new Pairs(text, start, raw).match();
  }

  private boolean match() {
    boolean good = true;
    while (good && at < text.length) {
      byte b = text[at++];
      // Most of a long text is digits, points and blanks.
      if (b < 'E' && b > ')') {
        continue;
      }
      if (b == 'E' && isEnd()) {
        break;
      }
      good = pair(b);
    }
    return good && parentheses == 0 && braces == 0;
  }

  /** Looks at a byte; returns false after a pair that does not match. */
  private boolean pair(byte b) {
    switch (b) {
      case '(' -> parentheses++;
      case ')' -> parentheses--;
      case '{' -> braces++;
      case '}' -> braces--;
      case '#' -> skipTo((byte) '\n', (byte) '\r');
      case '"' -> string();
      default -> {}
    }
    boolean brace = b == '{' || b == '}';
    return parentheses >= 0 && braces >= 0 && !(brace && parentheses > 0);
  }

  private void skipTo(byte one, byte other) {
    while (at < text.length && text[at] != one && text[at] != other) {
      at++;
    }
  }

  /** Skips a string, which ends on its line, or bytes, which need not. */
  private void string() {
    boolean bytes = at >= 2 && text[at - 2] == 'x';
    while (at < text.length && text[at] != '"' && (bytes || !isLineEnd(text[at]))) {
      at += text[at] == '\\' && !raw && !bytes ? 2 : 1;
    }
    at++;
  }

  private static boolean isLineEnd(byte b) {
    return b == '\n' || b == '\r';
  }

  /** Whether the word that begins before {@link #at} ends the items. */
  private boolean isEnd() {
    int start = at - 1;
    for (int i = 0; i < END.length(); i++) {
      if (start + i >= text.length || text[start + i] != END.charAt(i)) {
        return false;
      }
    }
    int after = start + END.length();
    return (start == 0 || text[start - 1] <= ' ')
        && (after >= text.length || text[after] <= ' ' || text[after] == '#');
  }
}
