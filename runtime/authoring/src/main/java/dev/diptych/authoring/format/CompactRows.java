package dev.diptych.authoring.format;

/**
 * Finds long runs of rows in the form of the printer, {@code 0.5 (1 2 3)}, by a scan over bytes: a
 * large table costs no object for each of its rows.
 */
final class CompactRows {
  private final byte[] text;
  private final byte[] indent;
  private final int lineEndLength;
  private final boolean crlf;
  private final byte last;
  private int tried;

  CompactRows(byte[] text, byte[] indent, byte[] lineEnd) {
    this.text = text;
    this.indent = indent;
    this.lineEndLength = lineEnd.length;
    this.crlf = lineEnd.length == 2;
    this.last = lineEnd[0];
  }

  /** The start of the line of a token, if it is indented by exactly {@code depth}; or -1. */
  int lineStart(int token, int depth) {
    int start = token - depth * indent.length;
    boolean begins = start > 0 && TokenScanner.isLineEnd(text[start - 1]);
    return begins && isIndented(start, depth) ? start : -1;
  }

  /**
   * The end of the last but one of the rows from {@code start} on, before its line end, if there
   * are more than fit in a section; or -1.
   */
  int end(int start, int depth) {
    if (start < tried) {
      return -1;
    }
    int count = 0;
    int before = start;
    int at = start;
    int end = row(at, depth);
    while (end >= 0) {
      before = at;
      at = end;
      count++;
      end = row(at, depth);
    }
    tried = at;
    // What follows may continue the last row.
    return count > LineWriter.MAX_SECTION + 1 ? before - lineEndLength : -1;
  }

  private boolean isIndented(int start, int depth) {
    int at = start;
    for (int i = 0; i < depth; i++) {
      for (byte b : indent) {
        if (at >= text.length || text[at++] != b) {
          return false;
        }
      }
    }
    return true;
  }

  /** The start of the next line, if there is a row at {@code start}; or -1. */
  private int row(int start, int depth) {
    int at = start + depth * indent.length;
    if (!isIndented(start, depth) || at >= text.length || !isNumber(at)) {
      return -1;
    }
    at = word(at);
    if (at + 1 >= text.length || text[at] != ' ' || text[at + 1] != '(') {
      return -1;
    }
    at = cells(at + 2);
    return at < 0 ? -1 : lineEnd(at);
  }

  private boolean isNumber(int at) {
    int digit = text[at] == '-' ? at + 1 : at;
    return digit < text.length && text[digit] >= '0' && text[digit] <= '9';
  }

  private int cells(int start) {
    int at = start;
    while (at < text.length) {
      if (text[at] == ')') {
        return at + 1;
      }
      int end = word(at);
      boolean separate = end < text.length && text[end] == ' ' && text[end + 1] != ')';
      if (end == at || !(separate || (end < text.length && text[end] == ')'))) {
        return -1;
      }
      at = separate ? end + 1 : end;
    }
    return -1;
  }

  private int lineEnd(int at) {
    if (at + 1 >= text.length || text[at] != last || (crlf && text[at + 1] != '\n')) {
      return -1;
    }
    return crlf ? at + 2 : at + 1;
  }

  private int word(int start) {
    int at = start;
    while (at < text.length && TokenScanner.isWord(text[at])) {
      at++;
    }
    return at;
  }
}
