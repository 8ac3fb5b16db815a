package dev.diptych.authoring.syntax;

import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import org.jspecify.annotations.Nullable;

/**
 * Finds runs of rows without words that expand, by a scan over bytes: {@code 0.5 (1 2 Loop)}. Such
 * rows are copied, so that a large table costs no object for each of its numbers.
 *
 * <p>Accepts less than the grammar: keys are numbers, and cells are numbers or names. Everything
 * else ends a run.
 */
final class RunScanner {
  /** Shorter runs are parsed like other rows. */
  private static final int MIN_ROWS = 16;

  private static final int MIN_VALUES = 256;

  /** The parser reports numbers that are longer or larger. */
  private static final int MAX_NUMBER = 100;

  private static final int MAX_EXPONENT_DIGITS = 2;
  private static final int NONE = -1;

  private final byte[] text;
  private int tried;

  RunScanner(Source source) {
    this.text = source.bytes();
  }

  /**
   * A run.
   *
   * @param span from the first key to the last parenthesis
   * @param count number of rows
   * @param last where the last row begins
   */
  record Run(Span span, int count, int last) {}

  /**
   * The run that begins at {@code from}, after blanks; null if there is none. The last row is not
   * in it: what follows may be another argument of that row.
   */
  @Nullable Run rows(int from) {
    if (from < tried) {
      return null;
    }
    int start = blanks(from);
    int count = -1;
    int last = start;
    int end = start;
    int row = start;
    int rowEnd = row(row);
    while (rowEnd != NONE) {
      int next = blanks(rowEnd);
      int nextEnd = row(next);
      count++;
      if (nextEnd != NONE) {
        last = row;
        end = rowEnd;
      }
      row = next;
      rowEnd = nextEnd;
    }
    if (count < MIN_ROWS) {
      tried = row;
      return null;
    }
    return new Run(new Span(start, end), count, last);
  }

  /** The long tuple of numbers and names that begins at {@code from}, after blanks; or null. */
  @Nullable Span tuple(int from) {
    int start = blanks(from);
    int end = start < text.length && text[start] == '(' ? cells(start + 1, MIN_VALUES) : NONE;
    return end == NONE ? null : new Span(start, end);
  }

  /** End of the row at {@code start}. */
  private int row(int start) {
    int end = number(start);
    int open = end == NONE ? text.length : blanks(end);
    return open < text.length && text[open] == '(' ? cells(open + 1, 0) : NONE;
  }

  /** End of the tuple with cells at {@code start}, if there are at least {@code least}. */
  private int cells(int start, int least) {
    int count = 0;
    int at = blanks(start);
    while (at < text.length && text[at] != ')') {
      int end = number(at);
      end = end == NONE ? name(at) : end;
      if (end == NONE) {
        return NONE;
      }
      count++;
      at = blanks(end);
    }
    return at < text.length && count >= least ? at + 1 : NONE;
  }

  /** End of the decimal number at {@code start}. */
  private int number(int start) {
    int at = start < text.length && text[start] == '-' ? start + 1 : start;
    int end = digits(at);
    if (end == at) {
      return NONE;
    }
    if (end < text.length && text[end] == '.') {
      int fraction = digits(end + 1);
      if (fraction == end + 1) {
        return NONE;
      }
      end = fraction;
    }
    if (end < text.length && (text[end] == 'e' || text[end] == 'E')) {
      end++;
      end += end < text.length && (text[end] == '-' || text[end] == '+') ? 1 : 0;
      int exponent = digits(end);
      if (exponent == end || exponent > end + MAX_EXPONENT_DIGITS) {
        return NONE;
      }
      end = exponent;
    }
    return endsWord(end) && end - start <= MAX_NUMBER ? end : NONE;
  }

  private int name(int start) {
    int at = start;
    while (at < text.length && (isLetter(text[at]) || (at > start && isDigit(text[at])))) {
      at++;
    }
    return at > start && endsWord(at) && !isEnd(start, at) ? at : NONE;
  }

  /** Whether a word is the end of the text, which no name is. */
  private boolean isEnd(int start, int end) {
    return end - start == 3
        && text[start] == 'E'
        && text[start + 1] == 'o'
        && text[start + 2] == 'f';
  }

  private boolean endsWord(int at) {
    return at == text.length
        || isBlank(text[at])
        || text[at] == '('
        || text[at] == ')'
        || text[at] == '#';
  }

  private int digits(int start) {
    int at = start;
    while (at < text.length && isDigit(text[at])) {
      at++;
    }
    return at;
  }

  private int blanks(int start) {
    int at = start;
    while (at < text.length && (isBlank(text[at]) || text[at] == '#')) {
      at = text[at] == '#' ? lineEnd(at) : at + 1;
    }
    return at;
  }

  private int lineEnd(int start) {
    int at = start;
    while (at < text.length && text[at] != '\n' && text[at] != '\r') {
      at++;
    }
    return at;
  }

  private static boolean isBlank(byte b) {
    return b == ' ' || b == '\n' || b == '\t' || b == '\r';
  }

  private static boolean isDigit(byte b) {
    return b >= '0' && b <= '9';
  }

  private static boolean isLetter(byte b) {
    return (b >= 'a' && b <= 'z') || (b >= 'A' && b <= 'Z') || b == '_';
  }
}
