package dev.diptych.authoring.format;

/** The blanks between two tokens of an item. */
final class Gaps {
  private TokenKind previous = TokenKind.NOTHING;
  private boolean key;
  private int parens;
  private int calculation;

  /** Number of open parentheses. */
  int parens() {
    return parens;
  }

  /** The token before. */
  TokenKind previous() {
    return previous;
  }

  /** The blanks before a token that does not begin an item. */
  int before(TokenScanner token) {
    boolean separate = token.blanks() > 0 || token.lines() > 0;
    return switch (token.kind()) {
      case CLOSE, COMMA -> 0;
      case OPEN -> previous == TokenKind.CALC || tight() ? 0 : isCall() && !separate ? 0 : 1;
      default -> tight() || (calculation > 0 && !separate) ? 0 : 1;
    };
  }

  private boolean tight() {
    return previous == TokenKind.OPEN;
  }

  private boolean isCall() {
    boolean word = previous == TokenKind.NAME || previous == TokenKind.HYPHENATED;
    return (word && !key) || calculation > 0;
  }

  /**
   * Adds a token.
   *
   * @param begins whether it begins an item
   */
  void add(TokenKind kind, boolean begins) {
    if (kind == TokenKind.OPEN) {
      parens++;
      calculation = previous == TokenKind.CALC && calculation == 0 ? parens : calculation;
    } else if (kind == TokenKind.CLOSE) {
      parens = Math.max(0, parens - 1);
      calculation = parens < calculation ? 0 : calculation;
    }
    previous = kind;
    key = begins;
  }
}
