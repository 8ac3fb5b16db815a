package dev.diptych.cli.render;

/**
 * Makes text safe to print: files, their names and the output of other programs may contain escape
 * sequences of terminals.
 */
public final class Printable {
  private static final int ZERO_WIDTH_NON_JOINER = 0x200C;
  private static final int ZERO_WIDTH_JOINER = 0x200D;

  private Printable() {}

  /**
   * {@code text} with a middle dot for each character that controls a terminal, except tabs:
   * control characters, including C1, marks and overrides of the writing direction, other invisible
   * characters, line separators, and unpaired surrogates.
   */
  public static String of(String text) {
    int first = 0;
    while (first < text.length() && isPlain(text.charAt(first))) {
      first++;
    }
    if (first == text.length()) {
      return text;
    }
    StringBuilder printable = new StringBuilder(text.length()).append(text, 0, first);
    text.substring(first)
        .codePoints()
        .forEach(c -> printable.appendCodePoint(isControl(c) ? '·' : c));
    return printable.toString();
  }

  /** Like {@link #of} for several lines: line feeds are kept. */
  public static String lines(String text) {
    StringBuilder printable = new StringBuilder(text.length());
    int start = 0;
    for (int end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
      printable.append(of(text.substring(start, end))).append('\n');
      start = end + 1;
    }
    return printable.append(of(text.substring(start))).toString();
  }

  private static boolean isPlain(char c) {
    return c >= ' ' && c < 0x7F;
  }

  private static boolean isControl(int c) {
    return switch (Character.getType(c)) {
      case Character.CONTROL -> c != '\t';
      case Character.FORMAT -> c != ZERO_WIDTH_NON_JOINER && c != ZERO_WIDTH_JOINER;
      case Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR, Character.SURROGATE -> true;
      default -> false;
    };
  }
}
