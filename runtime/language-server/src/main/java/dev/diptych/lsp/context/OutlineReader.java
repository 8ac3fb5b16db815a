package dev.diptych.lsp.context;

import java.util.Objects;

/** Reads the outline of a text. */
final class OutlineReader {
  private static final String END = "Eof";
  private static final String INCLUDE = "include";
  private static final String LET = "let";

  private final String text;
  private final TokenScanner scanner;
  private final boolean indented;
  private Group current;
  private boolean unbalanced;
  private int lastBrace;
  private int end;

  /**
   * A reader.
   *
   * @param indented whether indentation determines which braces are missing
   */
  OutlineReader(String text, boolean raw, int bodyStart, boolean indented) {
    this.text = text;
    this.indented = indented;
    this.scanner = new TokenScanner(text, raw);
    this.current = new Group(Group.Kind.TEXT, null, Extent.at(bodyStart), null, bodyStart - 1, -1);
    this.lastBrace = bodyStart;
    this.end = text.length();
  }

  /** Whether a brace is missing. */
  boolean isUnbalanced() {
    return unbalanced;
  }

  /** Where the items end. */
  int end() {
    return end;
  }

  Group read() {
    int at = lastBrace;
    while (at < end) {
      char c = text.charAt(at);
      // Most of a long text is digits and blanks.
      at = c == ' ' || (c >= '(' && c <= '9') ? at + 1 : character(c, at);
    }
    while (current.parent() != null) {
      unbalanced = true;
      abandon(end);
    }
    current.close(end, false);
    return current;
  }

  /** Closes the current braces although there is no brace. */
  private void abandon(int at) {
    current.close(at, false);
    current = Objects.requireNonNull(current.parent());
  }

  /** How far the line of {@code at} is indented. */
  private int indent(int at) {
    int start = lineStart(at);
    int stop = start;
    while (stop < at && (text.charAt(stop) == ' ' || text.charAt(stop) == '\t')) {
      stop++;
    }
    return stop - start;
  }

  private int lineStart(int from) {
    int at = from;
    while (at > 0 && !TokenScanner.isLineEnd(text.charAt(at - 1))) {
      at--;
    }
    return at;
  }

  private boolean isFirst(int at) {
    return lineStart(at) + indent(at) == at;
  }

  /** Reads what begins with {@code c}; returns where to continue. */
  private int character(char c, int at) {
    switch (c) {
      case '#' -> {
        return scanner.lineEnd(at);
      }
      case '"' -> {
        return string(at);
      }
      case '{' -> open(at);
      case '}' -> close(at);
      case '=' -> assign(at);
      case '$' -> {
        return reference(at);
      }
      case 'E' -> {
        boolean word = at > 0 && TokenScanner.isWord(text.charAt(at - 1));
        if (!word && text.startsWith(END, at) && scanner.wordEnd(at) == at + END.length()) {
          end = at;
        }
      }
      default -> {}
    }
    return at + 1;
  }

  private int string(int at) {
    boolean bytes =
        at > 0
            && text.charAt(at - 1) == 'x'
            && (at < 2 || !TokenScanner.isWord(text.charAt(at - 2)));
    int stop = bytes ? scanner.bytesEnd(at - 1) : scanner.stringEnd(at);
    int word = blanksBefore(at);
    if (!bytes && isWord(INCLUDE, word)) {
      current.add(new Group.Include(new Extent(at, stop)));
    }
    return Math.max(stop, at + 1);
  }

  private void open(int at) {
    GroupHead head = GroupHead.before(text, lastBrace, at);
    int start = head.name().start();
    int indent = indent(start);
    while (indented && isFirst(start) && current.parent() != null && indent <= current.indent()) {
      abandon(start);
    }
    Group group = new Group(head.kind(), current, head.name(), head.about(), at, indent);
    current.add(group);
    current = group;
    lastBrace = at + 1;
  }

  private void close(int at) {
    int indent = indent(at);
    while (indented && isFirst(at) && current.parent() != null && indent < current.indent()) {
      abandon(at);
    }
    Group parent = current.parent();
    if (parent != null) {
      current.close(at, true);
      current = parent;
    } else {
      unbalanced = true;
    }
    lastBrace = at + 1;
  }

  private void assign(int at) {
    int stop = blanksBefore(at);
    int start = scanner.wordStart(stop);
    if (start == stop || !TokenScanner.isLetter(text.charAt(start))) {
      return;
    }
    Extent name = new Extent(start, stop);
    int before = blanksBefore(start);
    if (before < start && isWord(LET, before)) {
      current.add(new Group.Definition(before - LET.length(), name, at));
    } else {
      current.add(new Group.Attribute(name, at));
    }
  }

  private int reference(int at) {
    int stop = at + 1;
    while (stop < text.length() && isName(text.charAt(stop))) {
      stop++;
    }
    current.add(new Group.Reference(new Extent(at + 1, stop)));
    return stop;
  }

  private static boolean isName(char c) {
    return TokenScanner.isLetter(c) || (c >= '0' && c <= '9');
  }

  private int blanksBefore(int at) {
    int stop = at;
    while (stop > 0 && TokenScanner.isBlank(text.charAt(stop - 1))) {
      stop--;
    }
    return stop;
  }

  /** Whether the word that ends at {@code stop} is {@code word}. */
  private boolean isWord(String word, int stop) {
    return text.startsWith(word, stop - word.length())
        && scanner.wordStart(stop) == stop - word.length();
  }
}
