package dev.diptych.syntax.error;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Replacement;
import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import dev.diptych.syntax.table.Kind;
import dev.diptych.syntax.table.Tokens;
import java.util.Locale;

/** The messages about tokens that no grammar allows, with hints for what other languages have. */
final class BadTokens {
  private final Source source;
  private final Tokens tokens;
  private final byte[] text;

  BadTokens(Source source, Tokens tokens) {
    this.source = source;
    this.tokens = tokens;
    this.text = source.bytes();
  }

  /** The message about a token that {@link Kind#isBad is bad}. */
  Diagnostic of(int token) {
    int start = tokens.start(token);
    Span span = new Span(start, tokens.end(token));
    return switch (tokens.kind(token)) {
      case BAD_WORD -> word(token, span);
      case BAD_CHAR -> character(start);
      case CALC_BAD -> error("bad-character", at(start), notAllowed(at(start)), Words.CALCULATIONS);
      case UNTERMINATED_STRING -> error("unterminated-string", span, Words.unterminatedString());
      case UNTERMINATED_BYTES -> error("unterminated-bytes", span, Words.unterminatedBytes());
      case BAD_BYTES -> bytes(span);
      case AFTER_END -> error("after-eof", line(span), Words.afterEnd());
      default -> error("syntax", span, notAllowed(span));
    };
  }

  /** The character of a bad token, to say the same only once in a line; -1 for others. */
  int character(Diagnostic diagnostic) {
    return diagnostic.code().equals("bad-character")
            && diagnostic.location() instanceof Location.InText at
        ? source.text(at.span()).codePointAt(0)
        : -1;
  }

  private Diagnostic word(int token, Span span) {
    int start = span.start();
    int colon = start;
    while (colon < span.end() && text[colon] != ':') {
      colon++;
    }
    if (colon == start) {
      return error("syntax", at(start), notAllowed(at(start)), Words.ATTRIBUTES);
    }
    if (!isLetter(text[start]) || isSpecial(start, colon)) {
      return number(span);
    }
    if (colon < span.end()) {
      return error("syntax", at(colon), notAllowed(at(colon)), Words.ATTRIBUTES);
    }
    int before = tokens.codeBefore(token);
    boolean isFile = before >= 0 && tokens.kind(before) == Kind.INCLUDE;
    String help = isFile ? Words.FILES : Words.NAMES;
    return error("bad-name", span, Words.badName(Words.quoted(source, span)), help);
  }

  /** Whether a word is that of a number that is not finite, before its payload. */
  private boolean isSpecial(int start, int end) {
    String word = source.text(new Span(start, end)).toLowerCase(Locale.ROOT);
    return word.equals("nan") || word.equals("inf");
  }

  private Diagnostic number(Span span) {
    String word = source.text(span);
    String message = Words.badNumber(Words.quoted(source, span));
    if (word.contains("..")) {
      int dots = word.indexOf("..");
      String spaced = word.substring(0, dots) + " .. " + word.substring(dots + 2);
      return error("bad-number", span, message, "write blanks around '..': " + spaced.strip());
    }
    Replacement better = NumberHints.of(word);
    return better == null
        ? error("bad-number", span, message)
        : error("bad-number", span, message, Words.write(better.better())).correctedBy(better);
  }

  private Diagnostic bytes(Span span) {
    int at = span.start() + 2;
    while (at < span.end() - 1
        && (Character.digit(text[at], 16) >= 0 || Character.isWhitespace(text[at]))) {
      at++;
    }
    return error("bad-bytes", at(at), Words.badBytes());
  }

  private Diagnostic character(int start) {
    return switch (text[start]) {
      case '/' -> slash(start);
      case '\'' -> error("bad-character", quotedText(start), notAllowed(at(start)), Words.QUOTES);
      case '[', ']' -> error("bad-character", at(start), notAllowed(at(start)), Words.LISTS);
      case ',' -> error("bad-character", at(start), notAllowed(at(start)), Words.BLANKS);
      case ';' -> error("bad-character", at(start), notAllowed(at(start)), "';' is not needed");
      case '$' ->
          error("bad-character", at(start), notAllowed(at(start)), "a name follows: $start");
      default -> text[start] < 0 ? foreign(start) : plain(start);
    };
  }

  private Diagnostic plain(int start) {
    String what = text[start] < ' ' || text[start] == 0x7F ? number(text[start]) : null;
    String message = what == null ? notAllowed(at(start)) : Words.notAllowed(what);
    return error("bad-character", at(start), message);
  }

  private Diagnostic slash(int start) {
    boolean isComment =
        start + 1 < text.length && (text[start + 1] == '/' || text[start + 1] == '*');
    return isComment
        ? error("bad-character", new Span(start, start + 2), notAllowed(at(start)), Words.COMMENTS)
        : plain(start);
  }

  /** A string in single quotes, up to the second one of its line. */
  private Span quotedText(int start) {
    int close = start + 1;
    while (close < text.length && text[close] != '\'' && !isLineEnd(text[close])) {
      close++;
    }
    return close < text.length && text[close] == '\'' ? new Span(start, close + 1) : at(start);
  }

  /** A character beyond ASCII: alone if it looks like a blank, otherwise with its word. */
  private Diagnostic foreign(int start) {
    Span one = at(start);
    int character = source.text(one).codePointAt(0);
    String message = Words.notAllowed(name(character, one));
    if (isBlank(character)) {
      return error("bad-character", one, message, "write an ordinary blank");
    }
    int end = start;
    while (end < text.length && (text[end] < 0 || isWord(text[end]))) {
      end++;
    }
    Span word = new Span(start, end);
    if (isMinus(character)) {
      return error("bad-character", word, message, "write '-'");
    }
    if (Character.isLetterOrDigit(character) || isQuote(character)) {
      return error("bad-character", word, message, Words.QUOTES);
    }
    boolean isUnit = start > 0 && isWord(text[start - 1]);
    return isUnit
        ? error("bad-character", word, message, Words.UNITS)
        : error("bad-character", word, message);
  }

  private String name(int character, Span span) {
    if (character == 0xFFFD) {
      return "byte 0x" + hex(text[span.start()] & 0xFF, 2);
    }
    return Character.isLetterOrDigit(character)
        ? "'" + Character.toString(character) + "' (" + number(character) + ")"
        : number(character);
  }

  private static String number(int character) {
    return "U+" + hex(character, 4);
  }

  static String hex(int value, int digits) {
    StringBuilder hex = new StringBuilder(Integer.toHexString(value).toUpperCase(Locale.ROOT));
    while (hex.length() < digits) {
      hex.insert(0, '0');
    }
    return hex.toString();
  }

  private static boolean isQuote(int c) {
    int type = Character.getType(c);
    return type == Character.INITIAL_QUOTE_PUNCTUATION
        || type == Character.FINAL_QUOTE_PUNCTUATION
        || c == 0x201A
        || c == 0x201E;
  }

  private static boolean isBlank(int c) {
    return c == 0xA0
        || (c >= 0x2000 && c <= 0x200B)
        || c == 0x202F
        || c == 0x2060
        || c == 0x3000
        || c == 0xFEFF;
  }

  private static boolean isMinus(int c) {
    return (c >= 0x2010 && c <= 0x2015) || c == 0x2212 || c == 0xFF0D;
  }

  private static boolean isLetter(byte b) {
    return (b >= 'a' && b <= 'z') || (b >= 'A' && b <= 'Z') || b == '_';
  }

  private static boolean isWord(byte b) {
    return isLetter(b) || (b >= '0' && b <= '9') || b == '.' || b == ':' || b == '+' || b == '-';
  }

  private static boolean isLineEnd(byte b) {
    return b == '\n' || b == '\r';
  }

  /** One character. */
  private Span at(int start) {
    int end = start + 1;
    while (text[start] < 0 && end < text.length && (text[end] & 0xC0) == 0x80) {
      end++;
    }
    return new Span(start, end);
  }

  private Span line(Span span) {
    int end = span.start();
    while (end < span.end() && !isLineEnd(text[end])) {
      end++;
    }
    return new Span(span.start(), end);
  }

  private String notAllowed(Span span) {
    return Words.notAllowed(Words.quoted(source, span));
  }

  private Diagnostic error(String code, Span span, String message, String... help) {
    return Diagnostic.error(code, new Location.InText(source, span), message, help);
  }
}
