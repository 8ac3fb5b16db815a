package dev.diptych.cli.render;

/**
 * Makes text safe to show: a file may hold anything, escape sequences of terminals among it, and a
 * message must not pass them on.
 */
final class Printable {
  private Printable() {}

  /** {@code text} with a middle dot for each control character but tabs. */
  static String of(String text) {
    StringBuilder shown = new StringBuilder(text.length());
    text.codePoints().forEach(c -> shown.appendCodePoint(isControl(c) ? '·' : c));
    return shown.toString();
  }

  private static boolean isControl(int c) {
    return (c < ' ' && c != '\t')
        || (c >= 0x7F && c < 0xA0)
        || (c >= 0x202A && c <= 0x202E)
        || (c >= 0x2066 && c <= 0x2069);
  }
}
