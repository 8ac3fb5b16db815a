package dev.diptych.syntax.error;

import dev.diptych.syntax.table.Kind;
import dev.diptych.syntax.table.Tokens;
import java.util.ArrayList;
import java.util.List;

/**
 * The changes of one token that are tried: to remove it, to insert or put in its place a mark, a
 * value or a word, to add, remove or replace a quote, and to take several touching tokens as one.
 */
final class Candidates {
  private static final int MAX_BRACES = 8; // that are missing before the end of the items
  private static final int MAX_QUOTED = 1000; // bytes of a string in which a quote may be missing
  private static final String[] MARKS = {"{", "}", "(", ")", "="};
  private static final long PUNCTUATION =
      Kind.bits(Kind.LBRACE, Kind.RBRACE, Kind.LPAREN, Kind.RPAREN, Kind.ASSIGN);
  private static final long QUOTED = Kind.bits(Kind.STRING, Kind.BYTES);

  private final List<String> keywords;
  private final List<String> words = new ArrayList<>(List.of("0", "a"));
  private List<Candidate> all = List.of();
  private final Tokens tokens;

  /**
   * Creates the changes of a text.
   *
   * @param keywords the words without which what follows is an error
   */
  Candidates(Tokens tokens, List<String> keywords) {
    this.tokens = tokens;
    this.keywords = keywords;
    words.addAll(keywords);
  }

  /** The changes of a token and of the place before it. */
  List<Candidate> of(int token) {
    all = new ArrayList<>();
    int start = tokens.start(token);
    insert(token, start);
    if (tokens.kind(token) == Kind.END) {
      closeAll(token);
    }
    if (tokens.kind(token) == Kind.EOF) {
      add(start, 0, " Eof ", 2);
    } else {
      change(token, start, tokens.length(token));
    }
    return all;
  }

  private void add(int offset, int removed, String inserted, int cost) {
    all.add(new Candidate(offset, removed, inserted, cost));
  }

  private void change(int token, int start, int length) {
    Kind kind = tokens.kind(token);
    boolean isBad = isBad(kind);
    boolean isMark = kind.isIn(PUNCTUATION);
    add(start, length, " ", isBad || isMark || kind == Kind.AFTER_END ? 2 : 5);
    if (isMark) {
      replaceMark(start, length);
    } else {
      replaceWord(kind, start, length);
    }
    if (isBad) {
      OtherLanguages.spellings(tokens.text(), start, start + length, all);
    }
    if (isBad || kind.isIn(QUOTED)) {
      quotes(token);
    }
    if (kind == Kind.UNTERMINATED_STRING) {
      join(token);
    }
    if (isBad || isMark) {
      touching(token);
    }
  }

  private static boolean isBad(Kind kind) {
    return kind.isBad() && kind != Kind.AFTER_END;
  }

  private void replaceMark(int start, int length) {
    // Inside a word it was typed by mistake.
    add(start, length, "", 1);
    for (String other : MARKS) {
      if (tokens.text()[start] != other.charAt(0)) {
        add(start, length, other, 2);
      }
    }
    for (String word : words) {
      add(start, length, " " + word + " ", 3);
    }
    add(start, length, "\"", 3);
  }

  private void replaceWord(Kind kind, int start, int length) {
    boolean isBad = isBad(kind);
    for (String other : MARKS) {
      add(start, length, other, isBad ? 3 : 6);
    }
    if (isBad || kind == Kind.END) {
      for (String word : words) {
        add(start, length, " " + word + " ", isBad ? 1 : 3);
      }
    }
    add(start, length, " Eof ", isBad ? 4 : 6);
    for (String keyword : keywords) {
      add(start, length, " " + keyword + " ", 4);
    }
  }

  /** A mark before a token; a brace after the token before it, where its line ends. */
  private void insert(int token, int start) {
    int before = tokens.codeBefore(token);
    int after = before >= 0 ? tokens.end(before) : start;
    for (String mark : MARKS) {
      add(mark.equals("(") ? start : after, 0, " " + mark + " ", 2);
    }
    add(after, 0, " 0 ", 3);
    add(after, 0, " a ", 3);
  }

  /** Several braces before the end of the items. */
  private void closeAll(int end) {
    int before = tokens.codeBefore(end);
    int after = before < 0 ? tokens.start(end) : tokens.end(before);
    for (int count = 2; count <= MAX_BRACES; count++) {
      add(after, 0, " }".repeat(count) + " ", count + 1);
    }
  }

  /** A string that goes on in the next line, if that ends with a quote. */
  private void join(int token) {
    byte[] text = tokens.text();
    int end = tokens.end(token);
    boolean isPair = end + 1 < text.length && text[end] == '\r' && text[end + 1] == '\n';
    int line = end + (isPair ? 2 : 1);
    int quote = line;
    while (quote < text.length && text[quote] != '"' && text[quote] != '=' && text[quote] >= ' ') {
      quote++;
    }
    boolean isQuote = quote + 1 < text.length && text[quote] == '"';
    if (isQuote && mayFollowQuote(text[quote + 1])) {
      add(end, line - end, " ", 2);
    }
  }

  /** A quote more or less in a token that has one, or around the word before it. */
  private void quotes(int token) {
    byte[] text = tokens.text();
    int start = tokens.start(token);
    int end = tokens.end(token);
    for (int at = start; at < Math.min(end, start + MAX_QUOTED); at++) {
      if (text[at] == '"') {
        quote(at);
      } else if (at > start && mayFollowQuote(text[at])) {
        add(at, 0, "\"", 1);
      }
    }
    add(end, 0, "\"", 1);
    if (token > 1) {
      add(tokens.start(token - 1), 0, "\"", 1);
    }
  }

  private void quote(int at) {
    add(at, 1, " ", 2);
    add(at, 1, "", 2);
    for (String mark : MARKS) {
      add(at, 1, mark, 3);
    }
  }

  private static boolean mayFollowQuote(byte character) {
    return character == ')' || character == ' ' || character == '\n' || character == '\r';
  }

  /** One value for what touches: a mistake in a word makes several tokens of it. */
  private void touching(int token) {
    for (int first = token - 1; first <= token; first++) {
      for (int last = token; last <= token + 1; last++) {
        if (last > first && areTouching(first, last)) {
          int start = tokens.start(first);
          int length = tokens.end(last) - start;
          for (String word : words) {
            add(start, length, " " + word + " ", 4);
          }
          add(start, length, " Eof ", 6);
        }
      }
    }
  }

  private boolean areTouching(int first, int last) {
    return first > 0
        && last + 1 < tokens.count()
        && !tokens.isTrivia(first)
        && !tokens.isTrivia(last);
  }
}
