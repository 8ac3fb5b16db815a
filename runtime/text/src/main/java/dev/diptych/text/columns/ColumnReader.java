package dev.diptych.text.columns;

import dev.diptych.model.document.TableBuilder;

/** Finds rows of plain numbers and begins to read them. */
public final class ColumnReader {
  /** Less text than this is as well read by the parser. */
  private static final int LEAST_TEXT = 256;

  private ColumnReader() {}

  /**
   * What was begun.
   *
   * @param start offset of the first row
   * @param end offset after the last row
   * @param columns where the rows go
   */
  public record Begun(int start, int end, Columns columns) {}

  /**
   * Begins to read the rows that stand from {@code from} on, if a closing brace follows them and
   * nothing else; null where that cannot be.
   *
   * @param plan what the rows are expected to hold
   */
  public static Begun begin(RowPlan plan, byte[] text, int from, int limit) {
    int start = from;
    while (start < limit && isBlank(text[start])) {
      start++;
    }
    boolean row =
        start < limit && (text[start] == '(' || text[start] == '-' || isDigit(text[start]));
    Cut cut = row ? Cut.of(text, start, limit) : null;
    if (cut == null || cut.end(cut.parts() - 1) - start < LEAST_TEXT || !fits(plan, cut.rows())) {
      return null;
    }
    int end = cut.end(cut.parts() - 1);
    while (isBlank(text[end - 1])) {
      end--;
    }
    boolean closed = text[end - 1] == ')';
    return closed ? new Begun(start, end, Columns.begin(plan, text, start, cut)) : null;
  }

  private static boolean fits(RowPlan plan, int rows) {
    return (long) rows * plan.layout().stride() <= TableBuilder.MOST_BYTES;
  }

  private static boolean isDigit(byte b) {
    return b >= '0' && b <= '9';
  }

  private static boolean isBlank(byte b) {
    return b == ' ' || b == '\n' || b == '\t' || b == '\r';
  }
}
