package dev.diptych.lsp.context;

import dev.diptych.lsp.context.Token.Kind;

/**
 * Finds tokens in any text, valid or not. A string that is not closed ends with its line.
 *
 * @param text the text
 * @param raw whether strings have no escapes
 */
record TokenScanner(String text, boolean raw) {
  /** The first token at or after {@code at}, which must not be inside a token. */
  Token next(int at) {
    int start = at;
    while (start < text.length() && isBlank(text.charAt(start))) {
      start++;
    }
    return start == text.length() ? new Token(Kind.NOTHING, start, start) : scan(start);
  }

  /** The same without comments. */
  Token nextCode(int at) {
    Token token = next(at);
    while (token.is(Kind.COMMENT)) {
      token = next(token.end());
    }
    return token;
  }

  private Token scan(int start) {
    return switch (text.charAt(start)) {
      case '#' -> new Token(Kind.COMMENT, start, lineEnd(start));
      case '(' -> one(Kind.OPEN, start);
      case ')' -> one(Kind.CLOSE, start);
      case '{' -> one(Kind.LBRACE, start);
      case '}' -> one(Kind.RBRACE, start);
      case '=' -> one(Kind.ASSIGN, start);
      case ',' -> one(Kind.COMMA, start);
      case '"' -> new Token(Kind.STRING, start, stringEnd(start));
      case '$' -> new Token(Kind.REFERENCE, start, wordEnd(start + 1));
      default -> word(start);
    };
  }

  private static Token one(Kind kind, int start) {
    return new Token(kind, start, start + 1);
  }

  private Token word(int start) {
    char first = text.charAt(start);
    if (isBytes(start)) {
      return new Token(Kind.BYTES, start, bytesEnd(start));
    }
    int end = wordEnd(start);
    if (end == start) {
      return one(Kind.OTHER, start);
    }
    if (end == start + 2 && text.startsWith("..", start)) {
      return new Token(Kind.RANGE, start, end);
    }
    return new Token(isLetter(first) ? Kind.WORD : Kind.NUMBER, start, end);
  }

  /** Whether {@code x"} begins at {@code at}. */
  private boolean isBytes(int at) {
    return text.startsWith("x\"", at);
  }

  /** The end of the bytes that begin at {@code start}; of broken ones, the end of the digits. */
  int bytesEnd(int start) {
    int at = start + 2;
    while (at < text.length() && isByteContent(text.charAt(at))) {
      at++;
    }
    return at < text.length() && text.charAt(at) == '"' ? at + 1 : at;
  }

  private static boolean isByteContent(char c) {
    return Character.digit(c, 16) >= 0 || isBlank(c);
  }

  /** The end of the string that begins at {@code start}. */
  int stringEnd(int start) {
    int at = start + 1;
    while (at < text.length()) {
      char c = text.charAt(at);
      if (c == '"') {
        return at + 1;
      }
      if (isLineEnd(c)) {
        return at;
      }
      at += c == '\\' && !raw && at + 1 < text.length() && !isLineEnd(text.charAt(at + 1)) ? 2 : 1;
    }
    return at;
  }

  int lineEnd(int from) {
    int at = from;
    while (at < text.length() && !isLineEnd(text.charAt(at))) {
      at++;
    }
    return at;
  }

  int wordEnd(int from) {
    int at = from;
    while (at < text.length() && isWord(text.charAt(at))) {
      at++;
    }
    return at;
  }

  /** Where the word that ends at {@code end} begins; {@code end} if there is none. */
  int wordStart(int end) {
    int at = end;
    while (at > 0 && isWord(text.charAt(at - 1))) {
      at--;
    }
    return at;
  }

  static boolean isBlank(char c) {
    return c == ' ' || c == '\t' || isLineEnd(c);
  }

  static boolean isLineEnd(char c) {
    return c == '\n' || c == '\r';
  }

  static boolean isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
  }

  static boolean isWord(char c) {
    return isLetter(c) || (c >= '0' && c <= '9') || c == '.' || c == '+' || c == '-' || c == '%';
  }
}
