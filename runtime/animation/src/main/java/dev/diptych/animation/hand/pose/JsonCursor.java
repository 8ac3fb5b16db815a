package dev.diptych.animation.hand.pose;

import java.nio.charset.StandardCharsets;

/**
 * Reads JSON from left to right. It has what a pose needs, and places for its messages; a file of a
 * pose has 10 kB.
 */
final class JsonCursor {
  private static final int MAX_DEPTH = 32;
  private static final int MAX_SHOWN = 40;

  private final byte[] bytes;
  private int at;

  JsonCursor(byte[] bytes) {
    this.bytes = bytes;
    boolean marked =
        bytes.length > 2
            && (bytes[0] & 0xFF) == 0xEF
            && (bytes[1] & 0xFF) == 0xBB
            && (bytes[2] & 0xFF) == 0xBF;
    this.at = marked ? 3 : 0;
  }

  /** Receives a member of an object, or an element of an array. */
  @FunctionalInterface
  interface Reader {
    void read(String name) throws PoseException;
  }

  /** The offset of what comes next. */
  int offset() {
    skipSpace();
    return at;
  }

  PoseException error(String message, int offset) {
    int line = 1;
    int start = 0;
    for (int i = 0; i < Math.min(offset, bytes.length); i++) {
      if (bytes[i] == '\n') {
        line++;
        start = i + 1;
      }
    }
    return new PoseException(message, offset, line, offset - start + 1);
  }

  /** Reads an object: {@code reader} reads the value of each member. */
  void object(String what, Reader reader) throws PoseException {
    if (!take('{')) {
      throw error(what + " must be an object {…}", at);
    }
    if (take('}')) {
      return;
    }
    do {
      String name = string("a name");
      expect(':');
      reader.read(name);
    } while (take(','));
    expect('}');
  }

  /** Reads an array: {@code reader} reads each element. */
  void array(String what, Reader reader) throws PoseException {
    if (!take('[')) {
      throw error(what + " must be an array […]", at);
    }
    if (take(']')) {
      return;
    }
    do {
      reader.read("");
    } while (take(','));
    expect(']');
  }

  /** Reads a string; escapes are kept, since no name of a joint has one. */
  String string(String what) throws PoseException {
    if (!take('"')) {
      throw error(what + " must be a string", at);
    }
    int from = at;
    while (at < bytes.length && bytes[at] != '"') {
      at += bytes[at] == '\\' ? 2 : 1;
    }
    if (at >= bytes.length) {
      throw error("the string does not end", from - 1);
    }
    return new String(bytes, from, at++ - from, StandardCharsets.UTF_8);
  }

  /** Reads a finite number. */
  double number(String what) throws PoseException {
    int from = offset();
    while (at < bytes.length && "+-.0123456789eE".indexOf(bytes[at]) >= 0) {
      at++;
    }
    String text = new String(bytes, from, at - from, StandardCharsets.US_ASCII);
    try {
      double number = text.length() > MAX_SHOWN ? Double.NaN : Double.parseDouble(text);
      if (Double.isFinite(number)) {
        return number;
      }
    } catch (NumberFormatException e) {
      // The same error as for a number that is too large.
    }
    throw error(what + " must be a finite number", from);
  }

  /** Passes a value of any kind. */
  void skip() throws PoseException {
    skip(0);
  }

  private void skip(int depth) throws PoseException {
    int from = offset();
    if (depth > MAX_DEPTH) {
      throw error("this is nested too deep", from);
    }
    int next = from < bytes.length ? bytes[from] : 0;
    if (next == '{') {
      object("this", name -> skip(depth + 1));
    } else if (next == '[') {
      array("this", name -> skip(depth + 1));
    } else if (next == '"') {
      string("this");
    } else if (!word("true") && !word("false") && !word("null")) {
      number("a value");
    }
  }

  private boolean word(String word) {
    int end = at + word.length();
    boolean found =
        end <= bytes.length
            && new String(bytes, at, word.length(), StandardCharsets.ISO_8859_1).equals(word);
    at = found ? end : at;
    return found;
  }

  /** Checks that nothing follows. */
  void end() throws PoseException {
    if (offset() < bytes.length) {
      throw error("the JSON has ended before this", at);
    }
  }

  private void expect(char mark) throws PoseException {
    if (!take(mark)) {
      throw error("'" + mark + "' is missing here", at);
    }
  }

  private boolean take(char mark) {
    boolean found = offset() < bytes.length && bytes[at] == mark;
    at += found ? 1 : 0;
    return found;
  }

  private void skipSpace() {
    while (at < bytes.length && " \t\r\n".indexOf(bytes[at]) >= 0) {
      at++;
    }
  }
}
