package dev.diptych.authoring.format;

import dev.diptych.model.source.Span;
import dev.diptych.syntax.Spelling;
import dev.diptych.syntax.SyntaxTree;
import dev.diptych.syntax.table.Kind;

/**
 * The proof of a formatted text: it is read again, and its tokens and comments are compared with
 * those before. A parser sees only the kinds and bytes of tokens, so the meaning is the same.
 */
final class SameTokens {
  private final SyntaxTree before;
  private final SyntaxTree after;
  private final Spelling text;
  private final Spelling formatted;

  private SameTokens(SyntaxTree before, SyntaxTree after) {
    this.before = before;
    this.after = after;
    this.text = before.spelling();
    this.formatted = after.spelling();
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
    int token = before.trivia().afterWhite(0);
    int other = after.trivia().afterWhite(0);
    while (other >= 0 && before.kind(token) != Kind.EOF) {
      other = following(token, other);
      token = before.trivia().afterWhite(token + 1);
    }
    return other >= 0
        && after.kind(other) == Kind.EOF
        && isHeaded == (after.header() != null)
        && (!keepsTail || isSame(before.tail(), after.tail()));
  }

  private boolean isSame(Span some, Span others) {
    return text.isSame(some.start(), some.end(), formatted, others.start(), others.end());
  }

  /** The token after the one that is equal to a token, or -1 if none is. */
  private int following(int token, int other) {
    int start = before.start(token);
    int end = before.end(token);
    if (before.kind(token) == Kind.ROWS) {
      int at = after.start(other);
      int to = at + end - start;
      boolean isRun = text.isSame(start, end, formatted, at, to);
      return isRun ? after.trivia().afterWhite(after.tokenAt(to)) : -1;
    }
    boolean isSame = before.kind(token) == after.kind(other) && isSame(token, other);
    return isSame ? after.trivia().afterWhite(other + 1) : -1;
  }

  private boolean isSame(int token, int other) {
    int start = before.start(token);
    int end = before.end(token);
    int from = after.start(other);
    int to = after.end(other);
    return switch (before.kind(token)) {
      case BYTES, CALC -> isSameWithoutBlanks(start, end, from, to);
      case COMMENT -> {
        int last = before.trivia().commentEnd(token);
        yield text.isSame(start, last, formatted, from, after.trivia().commentEnd(other));
      }
      default -> text.isSame(start, end, formatted, from, to);
    };
  }

  private boolean isSameWithoutBlanks(int start, int end, int from, int to) {
    int at = start;
    int other = from;
    while (at < end || other < to) {
      if (at < end && TokenText.isBlank(text.at(at))) {
        at++;
      } else if (other < to && TokenText.isBlank(formatted.at(other))) {
        other++;
      } else if (at == end || other == to || text.at(at++) != formatted.at(other++)) {
        return false;
      }
    }
    return true;
  }
}
