package dev.diptych.text.rows;

import java.nio.ByteBuffer;

/**
 * Whether a text may have a long run of rows. Most texts of structs have none, and this looks at
 * eight bytes at once, so that {@link TextReducer} need not look at each.
 */
final class RowCandidates {
  /** A row has at least a number and two parentheses. */
  private static final int MIN_LENGTH = 3 * RowRun.MIN_ROWS;

  private RowCandidates() {}

  /**
   * Whether an opening brace or a line end, perhaps in a string or comment, is followed by what
   * begins as a row does and is long enough for a run before the next closing brace.
   *
   * @param text in little-endian order
   */
  static boolean anyIn(ByteBuffer text, int limit) {
    return anyBehind('{', text, limit) || anyBehind('\n', text, limit);
  }

  private static boolean anyBehind(char character, ByteBuffer text, int limit) {
    int at = next(text, 0, limit, character);
    while (at < limit) {
      if (mayBeLong(text, at + 1, limit)) {
        return true;
      }
      at = next(text, at + 1, limit, character);
    }
    return false;
  }

  private static boolean mayBeLong(ByteBuffer text, int from, int limit) {
    int start = from;
    while (start < limit && RowReader.isBlank(text.get(start))) {
      start++;
    }
    int end = (int) Math.min(limit, (long) start + MIN_LENGTH);
    return start < limit
        && beginsRow(text.get(start))
        && isOpened(text, start, limit)
        && end - start == MIN_LENGTH
        && next(text, start, end, '}') == end;
  }

  /** Whether a parenthesis is behind what may be the key of a row. */
  private static boolean isOpened(ByteBuffer text, int from, int limit) {
    int at = from;
    while (at < limit && isNumber(text.get(at))) {
      at++;
    }
    while (at < limit && RowReader.isBlank(text.get(at))) {
      at++;
    }
    return at < limit && text.get(at) == '(';
  }

  private static boolean isNumber(byte b) {
    return (b >= '0' && b <= '9') || b == '-' || b == '+' || b == '.' || b == 'e' || b == 'E';
  }

  /** Whether a row may begin with {@code b}. */
  static boolean beginsRow(byte b) {
    return b == '(' || b == '-' || (b >= '0' && b <= '9');
  }

  /** Offset of the next {@code character} from {@code from} on; {@code limit} if there is none. */
  private static int next(ByteBuffer text, int from, int limit, char character) {
    int at = from;
    while (at + 8 <= limit) {
      long found = ByteMatch.of(text.getLong(at), character);
      if (found != 0) {
        return at + (Long.numberOfTrailingZeros(found) >>> 3);
      }
      at += 8;
    }
    while (at < limit && text.get(at) != character) {
      at++;
    }
    return at;
  }
}
