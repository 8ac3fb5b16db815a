package dev.diptych.syntax.error;

import dev.diptych.model.document.Nesting;
import dev.diptych.syntax.table.Kind;
import dev.diptych.syntax.table.Language;
import dev.diptych.syntax.table.Tokens;

/**
 * Limits how deep blocks, groups and calculations are nested, because what goes through a tree is
 * recursive. The tables have no limit that matters.
 */
public final class Depth {
  /** Of an authored text. */
  private static final int MAX_AUTHORED = 64;

  private static final long NESTING =
      Kind.OPENING | Kind.CLOSING | Kind.bits(Kind.LBRACE, Kind.RBRACE);

  private Depth() {}

  /** The limit of a language, for blocks, groups and calculations together. */
  static int max(Language language) {
    return language == Language.plain() ? Nesting.MAX_BLOCKS : MAX_AUTHORED;
  }

  /**
   * The first token that is nested too deeply, or -1.
   *
   * @param body the first token of the items
   */
  public static int firstTooDeep(Language language, Tokens tokens, int body) {
    int limit = max(language);
    int braces = 0;
    int groups = 0;
    for (int token = tokens.next(NESTING, body);
        token >= 0;
        token = tokens.next(NESTING, token + 1)) {
      switch (tokens.kind(token)) {
        case LPAREN, CALC, CALC_OPEN -> groups++;
        case RPAREN, CALC_CLOSE -> groups = Math.max(0, groups - 1);
        case LBRACE -> braces++;
        case RBRACE -> {
          braces = Math.max(0, braces - 1);
          groups = 0;
        }
        default -> {}
      }
      if (braces + groups > limit) {
        return token;
      }
    }
    return -1;
  }
}
