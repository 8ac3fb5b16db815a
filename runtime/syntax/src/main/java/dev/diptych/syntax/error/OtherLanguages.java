package dev.diptych.syntax.error;

import java.util.List;

/**
 * Changes for what is written as in other languages: comments, strings and assignments there, and
 * characters beyond ASCII. Each is several tokens here, but one mistake.
 */
final class OtherLanguages {
  private OtherLanguages() {}

  /**
   * Adds the changes for a bad token.
   *
   * @param start offset of the token
   * @param end offset after it
   */
  static void spellings(byte[] text, int start, int end, List<Candidate> all) {
    switch (text[start]) {
      case '/' -> comment(text, start, all);
      case '\'' -> quoted(text, start, all);
      default -> {
        if (text[start] < 0) {
          foreign(text, start, all);
        } else {
          colon(text, start, end, all);
        }
      }
    }
  }

  /** {@code // to the end of the line}, {@code /* to its end}. */
  private static void comment(byte[] text, int start, List<Candidate> all) {
    int second = start + 1 < text.length ? text[start + 1] : 0;
    if (second == '/') {
      all.add(new Candidate(start, lineEnd(text, start) - start, " ", 1));
    } else if (second == '*') {
      for (int at = start + 2; at + 1 < text.length; at++) {
        if (text[at] == '*' && text[at + 1] == '/') {
          all.add(new Candidate(start, at + 2 - start, " ", 1));
          return;
        }
      }
    }
  }

  /** A string in single quotes. */
  private static void quoted(byte[] text, int start, List<Candidate> all) {
    int end = lineEnd(text, start);
    for (int at = start + 1; at < end; at++) {
      if (text[at] == '\'') {
        all.add(new Candidate(start, at + 1 - start, " a ", 1));
        return;
      }
    }
  }

  /** A word with a character beyond ASCII, or a blank that is one. */
  private static void foreign(byte[] text, int start, List<Candidate> all) {
    int first = start;
    while (first > 0 && isWord(text[first - 1])) {
      first--;
    }
    int end = start;
    while (end < text.length && isWord(text[end])) {
      end++;
    }
    all.add(new Candidate(first, end - first, " a ", 1));
    all.add(new Candidate(first, end - first, " 0 ", 1));
    int blank = start;
    while (blank < text.length && text[blank] < 0) {
      blank++;
    }
    all.add(new Candidate(start, blank - start, " ", 1));
  }

  /** {@code name: value}. */
  private static void colon(byte[] text, int start, int end, List<Candidate> all) {
    for (int at = start; at < end; at++) {
      if (text[at] == ':') {
        all.add(new Candidate(at, 1, " = ", 1));
        all.add(new Candidate(at, 1, " ", 1));
        return;
      }
    }
  }

  private static boolean isWord(byte b) {
    return b < 0
        || (b >= '0' && b <= '9')
        || (b >= 'a' && b <= 'z')
        || (b >= 'A' && b <= 'Z')
        || b == '_'
        || b == '.'
        || b == '-';
  }

  private static int lineEnd(byte[] text, int start) {
    int end = start;
    while (end < text.length && text[end] != '\n' && text[end] != '\r') {
      end++;
    }
    return end;
  }
}
