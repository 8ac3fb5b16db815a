package dev.diptych.text.syntax.tree;

import dev.diptych.text.number.PrintfSpecial;
import dev.diptych.text.syntax.tree.Literal.Kind;

/**
 * The words of a text: runs of the characters of names and numbers. A word is scanned as a whole
 * and then classified as a number, a name or neither, like the longest match of the lexer.
 */
public final class WordScanner {
  private static final byte WORD = 1;
  private static final byte NAME = 2;
  private static final byte LETTER = 4;
  private static final byte HEX = 8;
  private static final byte[] CLASSES = classes();

  private WordScanner() {}

  /** Whether {@code b} can be part of a word. */
  public static boolean isPart(byte b) {
    return (classOf(b) & WORD) != 0;
  }

  /** Whether {@code b} is a letter: ASCII, or the underscore. */
  public static boolean isLetter(byte b) {
    return (classOf(b) & LETTER) != 0;
  }

  /** Whether {@code b} is a hexadecimal digit. */
  public static boolean isHex(byte b) {
    return (classOf(b) & HEX) != 0;
  }

  /** End of the word that starts at {@code start}. */
  public static int end(byte[] text, int start, int limit) {
    return skip(text, start, limit, WORD);
  }

  /** Whether the word {@code [start, end)} is {@code word}. */
  public static boolean is(String word, byte[] text, int start, int end) {
    if (end - start != word.length()) {
      return false;
    }
    for (int i = start; i < end; i++) {
      if (text[i] != word.charAt(i - start)) {
        return false;
      }
    }
    return true;
  }

  /** The form of the word {@code [start, end)}; BAD if it is neither a number nor a name. */
  public static Kind kind(byte[] text, int start, int end) {
    if (start < end && isLetter(text[start])) {
      boolean name = skip(text, start, end, NAME) == end;
      if (isSpecial(text, start, end)) {
        return Kind.SPECIAL;
      }
      return name ? Kind.NAME : Kind.BAD;
    }
    int unsigned = start < end && text[start] == '-' ? start + 1 : start;
    return isSpecial(text, unsigned, end) ? Kind.SPECIAL : number(text, unsigned, end);
  }

  private static Kind number(byte[] text, int start, int end) {
    if (end - start > 2 && text[start] == '0' && text[start + 1] == 'x') {
      return skip(text, start + 2, end, HEX) == end ? Kind.INTEGER : Kind.BAD;
    }
    int at = digits(text, start, end);
    if (at == start) {
      return Kind.BAD;
    }
    if (at == end) {
      return Kind.INTEGER;
    }
    if (text[at] == '.') {
      int point = at + 1;
      at = digits(text, point, end);
      if (at == point) {
        return Kind.BAD;
      }
    }
    return at == end || exponent(text, at, end) ? Kind.FLOAT : Kind.BAD;
  }

  private static boolean exponent(byte[] text, int start, int end) {
    if ((text[start] | 0x20) != 'e') {
      return false;
    }
    int at = start + 1;
    if (at < end && (text[at] == '+' || text[at] == '-')) {
      at++;
    }
    return at < end && digits(text, at, end) == end;
  }

  private static boolean isSpecial(byte[] text, int start, int end) {
    if (PrintfSpecial.matches(text, start, end)) {
      return true;
    }
    if (end - start == 3) {
      return is("inf", text, start, end) || is("nan", text, start, end);
    }
    return end - start > 6
        && is("nan:0x", text, start, start + 6)
        && skip(text, start + 6, end, HEX) == end;
  }

  private static int digits(byte[] text, int start, int end) {
    int at = start;
    while (at < end && text[at] >= '0' && text[at] <= '9') {
      at++;
    }
    return at;
  }

  private static int skip(byte[] text, int start, int end, byte kind) {
    int at = start;
    while (at < end && (classOf(text[at]) & kind) != 0) {
      at++;
    }
    return at;
  }

  private static byte classOf(byte b) {
    return CLASSES[b & 0xFF];
  }

  private static byte[] classes() {
    byte[] classes = new byte[256];
    for (int c = 0; c < 0x80; c++) {
      boolean digit = c >= '0' && c <= '9';
      boolean letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
      boolean hex = digit || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
      boolean word = digit || letter || ".+:-".indexOf(c) >= 0;
      classes[c] =
          (byte)
              ((word ? WORD : 0)
                  | (digit || letter ? NAME : 0)
                  | (letter ? LETTER : 0)
                  | (hex ? HEX : 0));
    }
    return classes;
  }
}
