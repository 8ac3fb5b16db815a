package dev.diptych.authoring.format;

import dev.diptych.syntax.SyntaxTree;
import dev.diptych.syntax.table.Kind;
import java.util.Arrays;

/**
 * The proof of a formatted text: it is read again, and its tokens and comments are compared with
 * those before. A parser sees only the kinds and bytes of tokens, so the meaning is the same.
 */
final class SameTokens {
  private final SyntaxTree before;
  private final SyntaxTree after;
  private final byte[] text;
  private final byte[] formatted;

  private SameTokens(SyntaxTree before, SyntaxTree after) {
    this.before = before;
    this.after = after;
    this.text = before.source().bytes();
    this.formatted = after.source().bytes();
  }

  /**
   * Whether two texts have the same tokens and comments in the same order.
   *
   * @param before a text, perhaps with runs
   * @param after the formatted text, without runs
   * @param keepsTail whether what follows {@code Eof} is data
   */
  static boolean in(SyntaxTree before, SyntaxTree after, boolean keepsTail) {
    return new SameTokens(before, after).isSame(keepsTail);
  }

  private boolean isSame(boolean keepsTail) {
    boolean isHeaded = before.header() != null;
    int token = code(before, 0);
    int other = code(after, 0);
    while (other >= 0 && before.kind(token) != Kind.EOF) {
      other = following(token, other);
      token = code(before, token + 1);
    }
    return other >= 0
        && after.kind(other) == Kind.EOF
        && isHeaded == (after.header() != null)
        && (!keepsTail || isSameBytes(before.tail().start(), text.length, after.tail().start()));
  }

  /** The first token from {@code from} on that is not white space. */
  private static int code(SyntaxTree tree, int from) {
    int token = from;
    while (Place.isWhite(tree.kind(token))) {
      token++;
    }
    return token;
  }

  /** The token after the one that is equal to a token, or -1 if none is. */
  private int following(int token, int other) {
    int start = before.start(token);
    int end = before.end(token);
    if (before.kind(token) == Kind.ROWS) {
      int length = end - start;
      int at = after.start(other);
      boolean isRun = at + length <= formatted.length && isSameBytes(start, end, at, at + length);
      return isRun ? code(after, after.tokenAt(at + length)) : -1;
    }
    boolean isSame = before.kind(token) == after.kind(other) && isSame(token, other);
    return isSame ? code(after, other + 1) : -1;
  }

  private boolean isSame(int token, int other) {
    int start = before.start(token);
    int end = before.end(token);
    int from = after.start(other);
    int to = after.end(other);
    return switch (before.kind(token)) {
      case BYTES, CALC -> isSameWithoutBlanks(start, end, from, to);
      case COMMENT -> isSameBytes(start, trimmed(text, end), from, trimmed(formatted, to));
      default -> isSameBytes(start, end, from, to);
    };
  }

  private boolean isSameBytes(int start, int end, int from) {
    return isSameBytes(start, end, from, formatted.length);
  }

  private boolean isSameBytes(int start, int end, int from, int to) {
    return Arrays.equals(text, start, end, formatted, from, to);
  }

  private boolean isSameWithoutBlanks(int start, int end, int from, int to) {
    int at = start;
    int other = from;
    while (at < end || other < to) {
      if (at < end && TokenText.isBlank(text[at])) {
        at++;
      } else if (other < to && TokenText.isBlank(formatted[other])) {
        other++;
      } else if (at == end || other == to || text[at++] != formatted[other++]) {
        return false;
      }
    }
    return true;
  }

  /** The end of a comment without the blanks at its end. */
  private static int trimmed(byte[] bytes, int end) {
    int last = end;
    while (TokenText.isBlank(bytes[last - 1])) {
      last--;
    }
    return last;
  }
}
