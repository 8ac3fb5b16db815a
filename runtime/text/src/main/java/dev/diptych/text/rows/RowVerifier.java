package dev.diptych.text.rows;

import dev.diptych.model.document.Table;
import java.nio.ByteBuffer;
import java.util.List;

/** Parses printed rows and compares them with the original records. */
public final class RowVerifier {
  private RowVerifier() {}

  /**
   * Whether rows parse back to their records, bit for bit; false if they are anything but rows of
   * plain numbers.
   *
   * @param text contains only the rows, from 0 on
   * @param length end of the text
   * @param tables the curves, or the only table
   * @param from first row
   * @param to row after the last
   */
  public static boolean same(
      RowPlan plan, byte[] text, int length, List<Table> tables, int from, int to) {
    int count = to - from;
    byte[][] records = plan.allocate(count);
    if (!new RowReader(plan, records).read(text, 0, length, 0, count)) {
      return false;
    }
    int stride = plan.layout().stride();
    for (int i = 0; i < records.length; i++) {
      ByteBuffer expected = tables.get(i).data().slice(from * stride, count * stride);
      if (!expected.equals(ByteBuffer.wrap(records[i]))) {
        return false;
      }
    }
    return true;
  }
}
