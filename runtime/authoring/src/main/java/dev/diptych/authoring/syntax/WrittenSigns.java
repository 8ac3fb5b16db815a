package dev.diptych.authoring.syntax;

import dev.diptych.syntax.SyntaxTree;
import dev.diptych.syntax.table.Kind;
import org.jspecify.annotations.Nullable;

/**
 * Finds a '-' that is written as a sign, but subtracts: {@code (0 -1 6cm)} are two numbers in a
 * calculation. A blank before it and none after it show what was probably meant.
 */
final class WrittenSigns {
  private WrittenSigns() {}

  /**
   * Parentheses with commas before such signs and between all other values; null if there is no
   * such sign, or a comma or a comment.
   *
   * @param open the token of the parenthesis
   * @param end the token after the one that closes it
   */
  static @Nullable String in(SyntaxTree tree, int open, int end) {
    StringBuilder text = new StringBuilder();
    boolean hasSign = false;
    int depth = 0;
    int before = open;
    for (int token = open; token < end; token++) {
      Kind kind = tree.kind(token);
      if (kind == Kind.COMMA || kind == Kind.COMMENT) {
        return null;
      }
      if (kind.isTrivia()) {
        continue;
      }
      boolean isSign = kind == Kind.MINUS && isSign(tree, before, token);
      boolean begins = depth == 1 && (isSign || (isOperand(kind) && endsOperand(tree, before)));
      hasSign |= depth == 1 && isSign;
      if (begins) {
        text.append(',');
      }
      text.append(begins || isApart(tree, before, token) ? " " : "").append(tree.text(token));
      depth += kind.isIn(Kind.OPENING) ? 1 : kind.isIn(Kind.CLOSING) ? -1 : 0;
      before = token;
    }
    return hasSign ? text.toString() : null;
  }

  private static boolean isSign(SyntaxTree tree, int before, int minus) {
    return endsOperand(tree, before)
        && isApart(tree, before, minus)
        && !isApart(tree, minus, tree.code(minus + 1));
  }

  private static boolean isApart(SyntaxTree tree, int before, int token) {
    return before < token && tree.end(before) < tree.start(token);
  }

  private static boolean isOperand(Kind kind) {
    return kind == Kind.CALC_NUMBER || kind == Kind.REFERENCE || kind == Kind.CALC_OPEN;
  }

  private static boolean endsOperand(SyntaxTree tree, int token) {
    Kind kind = tree.kind(token);
    return kind == Kind.CALC_NUMBER || kind == Kind.REFERENCE || kind == Kind.CALC_CLOSE;
  }
}
