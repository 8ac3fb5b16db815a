package dev.diptych.cli.render;

/**
 * Makes text safe to show: a file, its name, or another program may contain anything, escape
 * sequences of terminals among it, and a message must not pass them on.
 */
public final class Printable {
  private static final int ZERO_WIDTH_NON_JOINER = 0x200C;
  private static final int ZERO_WIDTH_JOINER = 0x200D;

  private Printable() {}

  /**
   * {@code text} with a middle dot for each character but tabs that a terminal does not show but
   * obeys: control characters, C1 among them, marks and overrides of the writing direction, other
   * invisible characters, line separators, and halves of surrogate pairs.
   */
  public static String of(String text) {
    int first = 0;
    while (first < text.length() && isPlain(text.charAt(first))) {
      first++;
    }
    if (first == text.length()) {
      return text;
    }
    StringBuilder shown = new StringBuilder(text.length()).append(text, 0, first);
    text.substring(first).codePoints().forEach(c -> shown.appendCodePoint(isObeyed(c) ? '·' : c));
    return shown.toString();
  }

  /** The same for a text of several lines: the line feeds between them stay. */
  public static String lines(String text) {
    StringBuilder shown = new StringBuilder(text.length());
    int start = 0;
    for (int end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
      shown.append(of(text.substring(start, end))).append('\n');
      start = end + 1;
    }
    return shown.append(of(text.substring(start))).toString();
  }

  private static boolean isPlain(char c) {
    return c >= ' ' && c < 0x7F;
  }

  private static boolean isObeyed(int c) {
    return switch (Character.getType(c)) {
      case Character.CONTROL -> c != '\t';
      case Character.FORMAT -> c != ZERO_WIDTH_NON_JOINER && c != ZERO_WIDTH_JOINER;
      case Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR, Character.SURROGATE -> true;
      default -> false;
    };
  }
}
