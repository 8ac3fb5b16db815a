package dev.diptych.syntax;

import dev.diptych.model.schema.Unit;
import dev.diptych.model.source.Span;
import dev.diptych.syntax.table.Kind;
import dev.diptych.syntax.table.Language;
import dev.diptych.syntax.table.Tokens;
import java.nio.charset.StandardCharsets;
import java.util.Set;

/** The two languages of texts. */
public enum Dialect {
  /** A text that means what it says. */
  PLAIN,
  /** A text with words that expand to a plain one. */
  AUTHORED;

  /** The tables of the language. */
  Language language() {
    return this == PLAIN ? Language.plain() : Language.authored();
  }

  /**
   * The dialect of a text; the only place that decides it. It is plain if it is valid as a plain
   * text, unless an item begins with a word that expands. If it is not valid, it is authored if it
   * has a word that only authored texts have.
   *
   * @param isPlain whether the text is valid as a plain text
   * @param authored its tokens as an authored text
   * @param body the first token of its items
   * @param words the names of blocks and settings that expand
   * @param attributes the names of attributes that only authored texts have
   */
  static Dialect of(
      boolean isPlain, Tokens authored, int body, Set<String> words, Set<String> attributes) {
    Words found = new Words(authored, words, attributes);
    int previous = -1;
    for (int token = body; token < authored.count(); token++) {
      if (!authored.isTrivia(token)) {
        if (found.expand(previous, token) || (!isPlain && found.areNeverPlain(previous, token))) {
          return AUTHORED;
        }
        previous = token;
      }
    }
    return PLAIN;
  }

  /** What the tokens of a text show. */
  private record Words(Tokens tokens, Set<String> words, Set<String> attributes) {
    /** Whether a token, or the name before it, is a word that expands. */
    boolean expand(int previous, int token) {
      if (words.isEmpty() && attributes.isEmpty()) {
        return false;
      }
      Kind kind = tokens.kind(token);
      if (kind == Kind.HYPHENATED) {
        return words.contains(text(token));
      }
      return previous >= 0
          && tokens.kind(previous) == Kind.NAME
          && (kind == Kind.ASSIGN ? attributes : words).contains(text(previous));
    }

    /** Whether two tokens are not in any plain text, on purpose. */
    boolean areNeverPlain(int previous, int token) {
      return switch (tokens.kind(token)) {
        case RANGE, REFERENCE, CALC -> true;
        case QUANTITY, RELATIVE -> isQuantity(text(token));
        case BAD_WORD -> text(token).contains("..");
        case BAD_CHAR -> text(token).equals("$");
        default -> previous >= 0 && begins(tokens.kind(previous), tokens.kind(token));
      };
    }

    private static boolean begins(Kind keyword, Kind kind) {
      return switch (keyword) {
        case LET -> kind == Kind.NAME;
        case INCLUDE -> kind == Kind.STRING;
        case REPEAT, AT -> kind == Kind.INT || kind == Kind.FLOAT;
        default -> false;
      };
    }

    /** Whether a number has a unit, or two letters that are probably meant to be one. */
    private static boolean isQuantity(String word) {
      int unit = word.length();
      while (unit > 0 && !Character.isDigit(word.charAt(unit - 1))) {
        unit--;
      }
      return word.length() - unit != 1 || Unit.of(word.substring(unit)) != null;
    }

    private String text(int token) {
      Span span = new Span(tokens.start(token), tokens.end(token));
      return new String(tokens.text(), span.start(), span.length(), StandardCharsets.ISO_8859_1);
    }
  }
}
