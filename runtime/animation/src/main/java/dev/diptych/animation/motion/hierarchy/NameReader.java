package dev.diptych.animation.motion.hierarchy;

/**
 * Reads the names of one line. Blanks around a name are ignored. A backslash escapes special
 * characters and is an error before any other, so that no literal backslash is lost silently.
 */
final class NameReader {
  private static final String ESCAPED = ":,\\# \t";

  private final String text;
  private final int line;
  private final boolean comments;
  private int at;

  NameReader(String text, int line, boolean comments) {
    this.text = text;
    this.line = line;
    this.comments = comments;
  }

  /** Skips blanks and returns the column of the next name, counted from 1. */
  int column() {
    while (at < text.length() && isBlank(text.charAt(at))) {
      at++;
    }
    return at + 1;
  }

  boolean isAtEnd() {
    return at >= text.length() || isComment();
  }

  /** Whether {@code stop} is next; skips it if so. */
  boolean takes(char stop) {
    boolean next = !isAtEnd() && text.charAt(at) == stop;
    at += next ? 1 : 0;
    return next;
  }

  /** The name up to one of {@code stops} or the end. */
  String name(String stops) throws HierarchyException {
    column();
    StringBuilder name = new StringBuilder();
    int length = 0;
    while (!isAtEnd() && stops.indexOf(text.charAt(at)) < 0) {
      boolean escaped = skipsBackslash();
      char c = text.charAt(at++);
      name.append(c);
      length = escaped || !isBlank(c) ? name.length() : length;
    }
    return name.substring(0, length);
  }

  private boolean skipsBackslash() throws HierarchyException {
    if (text.charAt(at) != '\\') {
      return false;
    }
    at++;
    if (at == text.length() || ESCAPED.indexOf(text.charAt(at)) < 0) {
      throw new HierarchyException("Write two backslashes for one in a name.", line, at);
    }
    return true;
  }

  private boolean isComment() {
    return comments && text.charAt(at) == '#' && (at == 0 || isBlank(text.charAt(at - 1)));
  }

  private static boolean isBlank(char c) {
    return c == ' ' || c == '\t';
  }
}
