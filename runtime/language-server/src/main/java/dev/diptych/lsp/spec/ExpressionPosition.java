package dev.diptych.lsp.spec;

import dev.diptych.model.source.Span;
import org.jspecify.annotations.Nullable;

/**
 * What is before a position in an expression, which need not be complete.
 *
 * @param word the word at the position
 * @param owner the expression before a point; null if there is none
 * @param path the names before {@code ::}; null if there are none
 */
public record ExpressionPosition(Span word, @Nullable String owner, @Nullable String path) {
  /**
   * The position {@code offset}.
   *
   * @param text the bytes of the spec as characters
   * @param start where the expression begins at the earliest
   */
  public static ExpressionPosition of(String text, int start, int offset) {
    int from = offset;
    while (from > start && isName(text.charAt(from - 1))) {
      from--;
    }
    int to = offset;
    while (to < text.length() && isName(text.charAt(to))) {
      to++;
    }
    Span word = new Span(from, to);
    if (text.startsWith("::", from - 2) && from - 2 >= start) {
      int first = from;
      while (first > start && (isName(text.charAt(first - 1)) || text.charAt(first - 1) == ':')) {
        first--;
      }
      return new ExpressionPosition(word, null, text.substring(first, from - 2));
    }
    if (from - 1 >= start && text.charAt(from - 1) == '.') {
      int first = ownerStart(text, start, from - 1);
      return new ExpressionPosition(word, text.substring(first, from - 1).strip(), null);
    }
    return new ExpressionPosition(word, null, null);
  }

  private static boolean isName(char c) {
    return c == '_' || (c < 0x80 && Character.isLetterOrDigit(c));
  }

  /** Where the operand begins that ends at {@code end}: names with points, calls and brackets. */
  private static int ownerStart(String text, int start, int end) {
    int at = end;
    while (at > start) {
      char c = text.charAt(at - 1);
      if (c == ')' || c == ']' || c == '>') {
        int open = open(text, start, at - 1);
        if (open < 0) {
          return at;
        }
        at = open;
      } else if (c == '"' || c == '\'') {
        int quote = text.lastIndexOf(c, at - 2);
        return quote < start ? at : quote;
      } else if (isName(c) || c == '.' || (c == ':' && at - 2 >= start)) {
        at--;
      } else {
        return at;
      }
    }
    return at;
  }

  /** The bracket that the one at {@code close} closes; -1 if there is none. */
  private static int open(String text, int start, int close) {
    int depth = 0;
    for (int at = close; at >= start; at--) {
      char c = text.charAt(at);
      depth += c == ')' || c == ']' || c == '>' ? 1 : c == '(' || c == '[' || c == '<' ? -1 : 0;
      if (depth == 0) {
        return at;
      }
    }
    return -1;
  }
}
