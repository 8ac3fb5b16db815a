package dev.diptych.text.rows;

import dev.diptych.model.document.Table;
import java.nio.ByteBuffer;
import java.util.List;

/** Reads rows that were printed and compares them with what they were printed from. */
public final class RowVerifier {
  private RowVerifier() {}

  /**
   * Whether rows read back to the records they come from, bit for bit. Where they are anything but
   * rows of plain numbers, they are not known to.
   *
   * @param text holds the rows and nothing else, from 0 on
   * @param length where the text ends
   * @param tables the curves, or the one table
   * @param from the first row
   * @param to the row after the last
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
