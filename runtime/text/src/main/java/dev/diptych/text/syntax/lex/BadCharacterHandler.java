package dev.diptych.text.syntax.lex;

import dev.diptych.grammar.DiptychLexer;
import dev.diptych.model.source.Source;
import dev.diptych.text.literal.Utf8;
import dev.diptych.text.syntax.error.SourceLines;
import dev.diptych.text.syntax.error.SyntaxReporter;
import dev.diptych.text.syntax.tree.WordScanner;
import org.antlr.v4.runtime.Token;
import org.jspecify.annotations.Nullable;

/** Reports invalid characters, with hints for common mistakes. */
final class BadCharacterHandler {
  private static final String QUOTES = "strings require double quotes: \"…\"";
  private static final String UNITS = "numbers have no units and no other signs";
  private static final String COMMENTS = "comments start with '#' and end with the line";

  private final byte[] text;
  private final ByteCharStream input;
  private final boolean rawStrings;
  private final SyntaxReporter reporter;
  private int lastCharacter = -1;
  private int lastAt;

  BadCharacterHandler(
      Source source, ByteCharStream input, boolean rawStrings, SyntaxReporter reporter) {
    this.text = source.bytes();
    this.input = input;
    this.rawStrings = rawStrings;
    this.reporter = reporter;
  }

  @Nullable Token replace(Token token) {
    int at = token.getStartIndex();
    byte b = text[at];
    if (b < 0) {
      return foreign(token, at);
    }
    switch (b) {
      case '/' -> {
        boolean comment = at + 1 < text.length && (text[at + 1] == '/' || text[at + 1] == '*');
        return comment ? comment(at) : drop(at, b);
      }
      case '\'' -> {
        return quoted(token, at);
      }
      case '[', ']' -> {
        report(b, at, at + 1, "lists of values require parentheses: (1 2 3)");
        return new ReplacedToken(token, b == '[' ? DiptychLexer.LPAREN : DiptychLexer.RPAREN);
      }
      case ',' -> {
        return drop(at, b, "values are separated by blanks; decimals have a point");
      }
      case ';' -> {
        return drop(at, b, "';' is not needed");
      }
      default -> {
        return drop(at, b);
      }
    }
  }

  private @Nullable Token drop(int at, int character, String... help) {
    report(character, at, at + 1, help);
    int next = at + 1;
    while (next < text.length && (text[next] == ' ' || text[next] == '\t')) {
      next++;
    }
    // Up to the next word: errors of the parser there are a consequence, too.
    reporter.wrong(at, next);
    return null;
  }

  /** A comment in the syntax of another language, up to its end. */
  private @Nullable Token comment(int at) {
    int end = text[at + 1] == '*' ? find("*/", at + 2) : -1;
    if (end < 0) {
      end = SourceLines.end(text, at);
    }
    report('/', at, at + 2, COMMENTS);
    reporter.wrong(at, end);
    input.seek(end);
    return null;
  }

  /** The offset after the next {@code mark}, or -1. */
  private int find(String mark, int from) {
    for (int at = from; at + 1 < text.length; at++) {
      if (text[at] == mark.charAt(0) && text[at + 1] == mark.charAt(1)) {
        return at + 2;
      }
    }
    return -1;
  }

  /** A string in single quotes, up to the second one. */
  private @Nullable Token quoted(Token token, int at) {
    int close = at + 1;
    while (close < text.length && text[close] != '\'' && !SourceLines.isEnd(text[close])) {
      close++;
    }
    if (close == text.length || text[close] != '\'') {
      return drop(at, '\'', QUOTES);
    }
    report('\'', at, close + 1, QUOTES);
    return bad(token, DiptychLexer.STRING, close + 1);
  }

  /** A character beyond ASCII: alone if it looks like a blank, otherwise with its word. */
  private @Nullable Token foreign(Token token, int at) {
    int character = Utf8.codePoint(text, at, text.length);
    if (isBlank(character)) {
      int end = at + Utf8.length(character);
      report(character, at, end, "write an ordinary blank");
      input.seek(end);
      return null;
    }
    int end = at;
    while (end < text.length && (text[end] < 0 || WordScanner.isPart(text[end]))) {
      end++;
    }
    if (isMinus(character)) {
      report(character, at, end, "write '-'");
      return bad(token, DiptychLexer.FLOAT, end);
    }
    if (character < 0 && !rawStrings) {
      // Not UTF-8: reported once for the whole text.
      reporter.wrong(at, end);
    } else {
      report(character < 0 ? text[at] : character, at, end, hint(character, at));
    }
    return bad(token, DiptychLexer.NAME, end);
  }

  /** A hint for a character beyond ASCII: words require quotes, symbols are not allowed. */
  private String[] hint(int character, int at) {
    if (character < 0 || Character.isLetterOrDigit(character) || isQuote(character)) {
      return new String[] {QUOTES};
    }
    boolean unit = at > 0 && WordScanner.isPart(text[at - 1]);
    return unit ? new String[] {UNITS} : new String[0];
  }

  private static boolean isQuote(int c) {
    int type = Character.getType(c);
    return type == Character.INITIAL_QUOTE_PUNCTUATION
        || type == Character.FINAL_QUOTE_PUNCTUATION
        || c == 0x201A
        || c == 0x201E;
  }

  private Token bad(Token token, int type, int end) {
    ReplacedToken mended = new ReplacedToken(token, type);
    mended.setStopIndex(end - 1);
    input.seek(end);
    return mended;
  }

  /** Reports a character, at most once per line. */
  private void report(int character, int start, int end, String... help) {
    if (character == lastCharacter && !SourceLines.isBreak(text, lastAt, start)) {
      reporter.wrong(start, end);
    } else {
      reporter.word("bad-character", start, end, name(character) + " is not allowed here", help);
    }
    lastCharacter = character;
    lastAt = start;
  }

  private static String name(int character) {
    if (character < 0) {
      return String.format("byte 0x%02X", character & 0xFF);
    }
    if (character > ' ' && character < 0x7F) {
      return "'" + (char) character + "'";
    }
    String number = String.format("U+%04X", character);
    boolean readable = Character.isLetterOrDigit(character);
    return readable ? "'" + Character.toString(character) + "' (" + number + ")" : number;
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
}
