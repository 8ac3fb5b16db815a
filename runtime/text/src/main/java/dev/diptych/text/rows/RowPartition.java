package dev.diptych.text.rows;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The end of the rows that a block may contain, and a partition of them into parts of similar
 * length. Only considers braces and parentheses; parsing the parts shows whether they are rows.
 */
final class RowPartition {
  /** Approximate size of a part in bytes. */
  static final int PART_SIZE = 1 << 17;

  private final TextWindow text;
  private final int limit;
  private int at;
  private int rows;
  private boolean ended;
  private int parts;
  private int[] ends = new int[4];
  private int[] counts = new int[4];

  private RowPartition(TextWindow text, int from, int limit) {
    this.text = text;
    this.at = from;
    this.limit = limit;
  }

  /**
   * Partitions the text from {@code from} to the last parenthesis before the next closing brace;
   * null if there is no brace, or anything else before it.
   */
  static @Nullable RowPartition of(TextWindow text, int from, int limit) {
    RowPartition cut = new RowPartition(text, from, limit);
    while (!cut.ended) {
      int stop = (int) Math.min(limit, (long) cut.at + PART_SIZE);
      cut.countRows(stop);
      if (!cut.ended && stop == limit) {
        return null;
      }
      if (!cut.ended) {
        cut.toParenthesis();
      }
      cut.addPart();
    }
    return cut.trim(from) ? cut : null;
  }

  /** Ends the last part with a parenthesis; returns whether that is possible. */
  private boolean trim(int from) {
    int start = parts == 1 ? from : ends[parts - 2];
    int end = ends[parts - 1];
    while (end > start && text.get(end - 1) <= ' ' && text.get(end - 1) > 0) {
      end--;
    }
    if (end == start && parts > 1) {
      parts--;
      return true;
    }
    ends[parts - 1] = end;
    return end > start && text.get(end - 1) == ')';
  }

  /** Number of parts. */
  int parts() {
    return parts;
  }

  /** Number of rows in all parts, if these are rows. */
  int rows() {
    return rows;
  }

  /** Offset after a part. */
  int end(int part) {
    return ends[part];
  }

  /** Number of rows before the end of a part. */
  int rowsBefore(int part) {
    return counts[part];
  }

  /** Counts rows up to {@code stop} or a brace. */
  private void countRows(int stop) {
    while (at + 8 <= stop) {
      long word = text.getLong(at);
      long braces = ByteMatch.of(word, '}');
      long closed = ByteMatch.of(word, ')');
      if (braces != 0) {
        int before = Long.numberOfTrailingZeros(braces) & ~7;
        rows += Long.bitCount(closed & ((1L << before) - 1));
        at += before >>> 3;
        ended = true;
        return;
      }
      rows += Long.bitCount(closed);
      at += 8;
    }
    while (at < stop && text.get(at) != '}') {
      rows += text.get(at++) == ')' ? 1 : 0;
    }
    ended = at < stop;
  }

  /** Moves to the position after the next parenthesis, so that no row is split. */
  private void toParenthesis() {
    while (at < limit && text.get(at) != ')' && text.get(at) != '}') {
      at++;
    }
    if (at < limit && text.get(at) == ')') {
      at++;
      rows++;
    }
  }

  private void addPart() {
    if (parts == ends.length) {
      ends = Arrays.copyOf(ends, parts * 2);
      counts = Arrays.copyOf(counts, parts * 2);
    }
    ends[parts] = at;
    counts[parts++] = rows;
  }
}
