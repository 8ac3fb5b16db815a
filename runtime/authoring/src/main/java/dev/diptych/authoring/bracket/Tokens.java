package dev.diptych.authoring.bracket;

import java.util.ArrayList;
import java.util.List;

/** Splits a text, plain or authored, without the header line. */
final class Tokens {
  private final byte[] text;
  private final boolean rawStrings;
  private final List<Token> found = new ArrayList<>();
  private int at;
  private int line;
  private int lineStart;
  private int indentation;
  private boolean first = true;

  private Tokens(byte[] text, int start, boolean rawStrings) {
    this.text = text;
    this.at = start;
    this.lineStart = start;
    this.rawStrings = rawStrings;
  }

  static List<Token> of(byte[] text, int start, boolean rawStrings) {
    Tokens tokens = new Tokens(text, start, rawStrings);
    while (tokens.at < text.length) {
      tokens.next();
    }
    return tokens.found;
  }

  private void next() {
    byte b = text[at];
    switch (b) {
      case '\n', '\r' -> {
        at++;
        line++;
        lineStart = at;
        first = true;
      }
      case ' ', '\t' -> at++;
      case '#' -> at = lineEnd(at);
      case '{', '}', '(', ')', '=' -> add((char) b, at + 1);
      case '"' -> add('w', stringEnd());
      default -> add('w', wordEnd());
    }
  }

  private void add(char kind, int end) {
    if (first) {
      indentation = at - lineStart;
    }
    found.add(new Token(kind, at, end, line, indentation, first));
    first = false;
    at = end;
  }

  private int lineEnd(int start) {
    int end = start;
    while (end < text.length && text[end] != '\n' && text[end] != '\r') {
      end++;
    }
    return end;
  }

  private int stringEnd() {
    int end = at + 1;
    int limit = lineEnd(at);
    while (end < limit && text[end] != '"') {
      end += text[end] == '\\' && !rawStrings ? 2 : 1;
    }
    return Math.min(end + 1, limit);
  }

  private int wordEnd() {
    int end = at;
    while (end < text.length && isWord(text[end])) {
      end++;
    }
    boolean bytes = end == at + 1 && text[at] == 'x' && end < text.length && text[end] == '"';
    return bytes ? bytesEnd(end + 1) : end;
  }

  /** Bytes may have line ends in them. */
  private int bytesEnd(int start) {
    int end = start;
    while (end < text.length && "0123456789abcdefABCDEF \t\r\n".indexOf(text[end]) >= 0) {
      end++;
    }
    return end < text.length && text[end] == '"' ? end + 1 : lineEnd(start);
  }

  private static boolean isWord(byte b) {
    return switch (b) {
      case ' ', '\t', '\n', '\r', '{', '}', '(', ')', '=', '#', '"' -> false;
      default -> true;
    };
  }
}
