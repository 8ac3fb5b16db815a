package dev.diptych.authoring.format;

import dev.diptych.syntax.table.Kind;

/** The blanks between two tokens of an item. */
final class Spacing {
  private Kind previous = Kind.EOF;
  private boolean isKey;
  private int parens;
  private int calculation;

  /** Whether a token is a parenthesis that opens, or ends with one. */
  static boolean opens(Kind kind) {
    return kind.isIn(Kind.OPENING);
  }

  /** Whether a token is a parenthesis that closes. */
  static boolean closes(Kind kind) {
    return kind.isIn(Kind.CLOSING);
  }

  /** Whether a token is a name or a keyword, without or with hyphens. */
  static boolean isWord(Kind kind) {
    return kind.isIn(Kind.WORDS);
  }

  /** Number of open parentheses. */
  int parens() {
    return parens;
  }

  /** The token before. */
  Kind previous() {
    return previous;
  }

  /** The blanks before a token that does not begin an item. */
  int before(Place here) {
    boolean isTight = opens(previous);
    return switch (here.kind()) {
      case RPAREN, CALC_CLOSE, COMMA -> 0;
      case LPAREN, CALC_OPEN -> isTight || (isCall() && !here.isSeparate()) ? 0 : 1;
      default -> isTight || (calculation > 0 && !here.isSeparate()) ? 0 : 1;
    };
  }

  private boolean isCall() {
    return (isWord(previous) && !isKey) || calculation > 0;
  }

  /**
   * Adds a token.
   *
   * @param begins whether it begins an item
   */
  void add(Kind kind, boolean begins) {
    if (opens(kind)) {
      parens++;
      calculation = kind == Kind.CALC && calculation == 0 ? parens : calculation;
    } else if (closes(kind)) {
      parens = Math.max(0, parens - 1);
      calculation = parens < calculation ? 0 : calculation;
    }
    previous = kind;
    isKey = begins;
  }
}
