package dev.diptych.lsp.analysis;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.util.Arrays;

/**
 * Finds the tokens of a body that was parsed before. Never splits a token of the grammar, so that
 * the white space between two of these tokens has no meaning.
 */
public final class TokenScanner {
  private static final byte[][] PRINTF = {
    "#INF".getBytes(US_ASCII), "#IND".getBytes(US_ASCII), "#QNAN".getBytes(US_ASCII)
  };

  private final byte[] text;
  private final boolean raw;
  private final boolean authored;
  private int start;
  private int end;
  private int lines;
  private int blanks;
  private TokenKind kind = TokenKind.NOTHING;

  /**
   * A scanner.
   *
   * @param text the text
   * @param raw whether strings have no escapes
   * @param authored whether {@code calc(} begins a calculation
   */
  public TokenScanner(byte[] text, boolean raw, boolean authored) {
    this.text = text;
    this.raw = raw;
    this.authored = authored;
  }

  /** Reads the token after {@code at}. */
  public TokenKind read(int at) {
    skipBlanks(at);
    kind = start == text.length ? TokenKind.NOTHING : scan(text[start]);
    return kind;
  }

  /** Reads the token after {@code at} that is not a comment. */
  public TokenKind readCode(int at) {
    TokenKind found = read(at);
    while (found == TokenKind.COMMENT) {
      found = read(end);
    }
    return found;
  }

  /** The kind of the token. */
  public TokenKind kind() {
    return kind;
  }

  /** Offset of its first byte. */
  public int start() {
    return start;
  }

  /** Offset after its last byte. */
  public int end() {
    return end;
  }

  /** Number of line ends before the token. */
  int lines() {
    return lines;
  }

  /** Number of blanks directly before the token; a tab is as wide as two. */
  int blanks() {
    return blanks;
  }

  /** Whether the token is {@code word}. */
  boolean is(String word) {
    return is(text, start, end, word);
  }

  static boolean is(byte[] text, int start, int end, String word) {
    byte[] bytes = word.getBytes(US_ASCII);
    return end - start == bytes.length && Arrays.equals(text, start, end, bytes, 0, bytes.length);
  }

  private void skipBlanks(int at) {
    start = at;
    lines = 0;
    blanks = 0;
    while (start < text.length && isBlank(text[start])) {
      byte b = text[start++];
      boolean lineEnd = b == '\r' || (b == '\n' && (start < 2 || text[start - 2] != '\r'));
      lines += lineEnd ? 1 : 0;
      blanks = isLineEnd(b) ? 0 : blanks + (b == '\t' ? 2 : 1);
    }
  }

  private TokenKind scan(byte first) {
    end = start + 1;
    return switch (first) {
      case '#' -> comment();
      case '(' -> TokenKind.OPEN;
      case ')' -> TokenKind.CLOSE;
      case '{' -> TokenKind.LBRACE;
      case '}' -> TokenKind.RBRACE;
      case '=' -> TokenKind.ASSIGN;
      case ',' -> TokenKind.COMMA;
      case '"' -> string();
      case '$' -> reference();
      default -> word(first);
    };
  }

  /** A comment without the blanks at its end. */
  private TokenKind comment() {
    end = lineEnd(start);
    while (text[end - 1] == ' ' || text[end - 1] == '\t') {
      end--;
    }
    return TokenKind.COMMENT;
  }

  private int lineEnd(int from) {
    int at = from;
    while (at < text.length && !isLineEnd(text[at])) {
      at++;
    }
    return at;
  }

  private TokenKind string() {
    while (end < text.length && text[end] != '"' && !isLineEnd(text[end])) {
      end += text[end] == '\\' && !raw ? 2 : 1;
    }
    end = Math.min(end + 1, text.length);
    return TokenKind.STRING;
  }

  private TokenKind word(byte first) {
    if (first == 'x' && end < text.length && text[end] == '"') {
      end++;
      while (end < text.length && text[end] != '"') {
        end++;
      }
      end = Math.min(end + 1, text.length);
      return TokenKind.BYTES;
    }
    if (!isWord(first)) {
      return TokenKind.OTHER;
    }
    end = wordEnd(end);
    if (end < text.length && text[end] == '%') {
      end = unitEnd(end + 1);
      return TokenKind.NUMBER;
    }
    if (raw && (is("1.") || is("-1."))) {
      end = printfEnd(end);
      return TokenKind.NUMBER;
    }
    if (is("Eof")) {
      return TokenKind.END;
    }
    if (is("..")) {
      return TokenKind.RANGE;
    }
    if (!isLetter(first)) {
      return TokenKind.NUMBER;
    }
    if (authored && is("calc") && opens(end)) {
      return TokenKind.CALC;
    }
    return hasHyphen() ? TokenKind.HYPHENATED : TokenKind.NAME;
  }

  /** {@code $name} or {@code $name.part}; what follows is another token. */
  private TokenKind reference() {
    end = nameEnd(end);
    boolean part = end + 1 < text.length && text[end] == '.' && isLetter(text[end + 1]);
    end = part ? nameEnd(end + 1) : end;
    return TokenKind.REFERENCE;
  }

  private int nameEnd(int from) {
    int at = from;
    while (at < text.length && (isLetter(text[at]) || isDigit(text[at]))) {
      at++;
    }
    return at;
  }

  private int unitEnd(int from) {
    int at = from;
    while (at < text.length && text[at] >= 'a' && text[at] <= 'z') {
      at++;
    }
    return at;
  }

  /**
   * The end of a number as some C libraries spell it, {@code -1.#IND00}, after its full stop. The
   * next token may follow without a blank.
   */
  private int printfEnd(int from) {
    for (byte[] word : PRINTF) {
      int at = from + word.length;
      if (at <= text.length && Arrays.equals(text, from, at, word, 0, word.length)) {
        while (at < text.length && text[at] == '0') {
          at++;
        }
        return at;
      }
    }
    return from;
  }

  private boolean opens(int from) {
    int at = from;
    while (at < text.length && (text[at] == ' ' || text[at] == '\t')) {
      at++;
    }
    return at < text.length && text[at] == '(';
  }

  private boolean hasHyphen() {
    for (int i = start; i < end; i++) {
      if (text[i] == '-') {
        return true;
      }
    }
    return false;
  }

  private int wordEnd(int from) {
    int at = from;
    while (at < text.length && isWord(text[at])) {
      at++;
    }
    return at;
  }

  static boolean isBlank(byte b) {
    return b == ' ' || b == '\t' || isLineEnd(b);
  }

  static boolean isLineEnd(byte b) {
    return b == '\n' || b == '\r';
  }

  private static boolean isLetter(byte b) {
    return (b >= 'a' && b <= 'z') || (b >= 'A' && b <= 'Z') || b == '_';
  }

  private static boolean isDigit(byte b) {
    return b >= '0' && b <= '9';
  }

  static boolean isWord(byte b) {
    return isLetter(b) || isDigit(b) || b == ':' || b == '.' || b == '+' || b == '-';
  }
}
