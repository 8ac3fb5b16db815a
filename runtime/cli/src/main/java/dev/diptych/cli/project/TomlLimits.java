package dev.diptych.cli.project;

import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/**
 * Checks the limits of a TOML text in one pass, before it is parsed: the parser needs time and
 * stack for whatever a text nests, and more than a linear time for some texts. Texts that are not
 * TOML have the same limits; only the parser rejects them for what they are.
 */
final class TomlLimits {
  /**
   * Arrays, tables and parts of dotted keys within each other, in a header or a key with its value.
   */
  static final int MAX_LEVELS = 64;

  /** Keys, values and punctuation marks, not counting comments. */
  static final int MAX_WORDS = 20_000;

  /** Characters of a key, number or date without quotes. */
  static final int MAX_WORD = 1_000;

  private final String text;

  /** For each open bracket, the levels around it. */
  private final Deque<Integer> open = new ArrayDeque<>();

  /** The levels around what is read, without those of dots. */
  private int levels;

  /** The dots of the key or number that is read. */
  private int dots;

  private int words;
  private int at;
  private @Nullable Excess excess;

  private TomlLimits(String text) {
    this.text = text;
  }

  /**
   * What exceeds a limit.
   *
   * @param at the index of the character
   * @param message which limit
   */
  record Excess(int at, String message) {}

  /** The first character of {@code text} that exceeds a limit, or null. */
  static @Nullable Excess of(String text) {
    TomlLimits limits = new TomlLimits(text);
    while (limits.at < text.length() && limits.excess == null) {
      limits.next();
    }
    return limits.excess;
  }

  private void next() {
    int start = at;
    char c = text.charAt(at);
    switch (c) {
      case '#' -> comment();
      case '"', '\'' -> string(c);
      case '[', '{' -> opened();
      case ']', '}' -> closed();
      case '.' -> {
        dots++;
        at++;
      }
      case '\n' -> line();
      case ' ', '\t', '\r' -> at++;
      case ',' -> {
        dots = 0;
        at++;
      }
      case '=' -> at++;
      default -> word();
    }
    count(start, c);
  }

  private void count(int start, char c) {
    words += c == '\n' || c == ' ' || c == '\t' || c == '\r' || c == '#' ? 0 : 1;
    if (levels + dots > MAX_LEVELS) {
      String message = "more than %d arrays, tables and parts of keys within each other";
      excess = new Excess(start, message.formatted(MAX_LEVELS));
    } else if (words > MAX_WORDS) {
      String message = "more than %,d keys, values and punctuation marks";
      excess = new Excess(start, message.formatted(MAX_WORDS));
    }
  }

  private void comment() {
    int end = text.indexOf('\n', at);
    at = end < 0 ? text.length() : end;
  }

  private void line() {
    at++;
    if (open.isEmpty()) {
      dots = 0;
    }
  }

  private void opened() {
    open.push(levels);
    levels += dots + 1;
    dots = 0;
    at++;
  }

  private void closed() {
    levels = open.isEmpty() ? 0 : open.pop();
    dots = 0;
    at++;
  }

  private void string(char quote) {
    String three = String.valueOf(quote).repeat(3);
    boolean lines = text.startsWith(three, at);
    String end = lines ? three : String.valueOf(quote);
    at += end.length();
    while (at < text.length() && !text.startsWith(end, at)) {
      if (!lines && text.charAt(at) == '\n') {
        return; // It is not closed.
      }
      at += quote == '"' && text.charAt(at) == '\\' ? 2 : 1;
    }
    at = Math.min(text.length(), at + end.length());
  }

  private void word() {
    int start = at;
    while (at < text.length() && "#\"'[]{}.\n \t\r=,".indexOf(text.charAt(at)) < 0) {
      at++;
    }
    if (at - start > MAX_WORD) {
      String message = "more than %,d characters without a blank or quotation mark";
      excess = new Excess(start, message.formatted(MAX_WORD));
    }
  }
}
