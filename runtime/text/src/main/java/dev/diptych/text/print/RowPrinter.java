package dev.diptych.text.print;

import dev.diptych.model.document.Table;
import dev.diptych.model.schema.RecordLayout;
import dev.diptych.model.schema.ScalarKind;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.Type;
import dev.diptych.text.rows.RowPlan;
import dev.diptych.text.rows.RowVerifier;
import dev.diptych.text.sink.ByteBuilder;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.stream.Stream;

/**
 * Prints any rows of a table, or of several curves as one table. Omits trailing columns with their
 * defaults, row by row. Thread-safe if each thread has its own output.
 */
final class RowPrinter {
  private final RowPlan plan;
  private final List<Table> tables;
  private final int rows;
  private final int stride;
  private final ByteBuffer[] data;
  private final int[] cells;
  private final NumberPrinter[] printers;
  private final ScalarKind[] kinds;
  private final int[] offsets;
  private final Long[] defaults;
  private final byte[] before;
  private final byte[] after;
  private final boolean plain;

  /**
   * @param schema the schema
   * @param plan the layout of a row
   * @param tables the curves of a row, or the only table
   * @param before text before a row
   * @param after text after a row
   */
  RowPrinter(Schema schema, RowPlan plan, List<Table> tables, byte[] before, byte[] after) {
    this.plan = plan;
    this.tables = List.copyOf(tables);
    this.rows = tables.get(0).rows();
    this.stride = plan.layout().stride();
    this.data = tables.stream().map(Table::data).toArray(ByteBuffer[]::new);
    this.cells = plan.cells();
    List<RecordLayout.Column> columns = plan.layout().columns();
    this.printers = new NumberPrinter[columns.size()];
    this.kinds = new ScalarKind[columns.size()];
    this.offsets = new int[columns.size()];
    this.defaults = new Long[columns.size()];
    for (int i = 0; i < kinds.length; i++) {
      RecordLayout.Column column = columns.get(i);
      printers[i] = NumberPrinter.of(schema, (Type.Numeric) column.field().type());
      kinds[i] = column.kind();
      offsets[i] = column.offset();
      defaults[i] = plan.curves() > 0 ? null : column.field().defaultBits();
    }
    this.before = before;
    this.after = after;
    this.plain = Stream.of(printers).allMatch(NumberPrinter::isPlain);
  }

  /** Number of rows. */
  int rows() {
    return rows;
  }

  /** Prints the rows from {@code from} to {@code to}, exclusive. */
  void print(int from, int to, ByteBuilder out) {
    for (int row = from; row < to; row++) {
      out.put(before, 0, before.length);
      if (plain) {
        plainRow(row, shown(row), out);
      } else {
        row(row, shown(row), out);
      }
      out.put(after, 0, after.length);
    }
  }

  /** Prints a row without names; the same as {@link #row}, with one check for space. */
  private void plainRow(int row, int shown, ByteBuilder out) {
    out.ensure((shown + 1) * (NumberPrinter.MAX_LENGTH + 1) + 2);
    byte[] text = out.array();
    int at = out.length();
    if (plan.key() >= 0) {
      at = printers[plan.key()].printPlain(bits(0, row, plan.key()), text, at);
      text[at++] = ' ';
    }
    text[at++] = '(';
    for (int i = 0; i < shown; i++) {
      at = printers[cells[i]].printPlain(bits(plan.curves() > 0 ? i : 0, row, cells[i]), text, at);
      text[at++] = ' ';
    }
    at -= shown > 0 ? 1 : 0;
    text[at++] = ')';
    out.setLength(at);
  }

  private void row(int row, int shown, ByteBuilder out) {
    if (plan.key() >= 0) {
      printers[plan.key()].print(bits(0, row, plan.key()), out);
      out.put((byte) ' ');
    }
    out.put((byte) '(');
    cells(row, shown, out);
    out.put((byte) ')');
  }

  private void cells(int row, int shown, ByteBuilder out) {
    for (int i = 0; i < shown; i++) {
      if (i > 0) {
        out.put((byte) ' ');
      }
      printers[cells[i]].print(bits(plan.curves() > 0 ? i : 0, row, cells[i]), out);
    }
  }

  /** Number of cells up to the last that does not have its default. */
  private int shown(int row) {
    int shown = cells.length;
    while (shown > 0) {
      Long value = defaults[cells[shown - 1]];
      if (value == null || value != bits(0, row, cells[shown - 1])) {
        return shown;
      }
      shown--;
    }
    return shown;
  }

  private long bits(int table, int row, int column) {
    return kinds[column].get(data[table], row * stride + offsets[column]);
  }

  /** Whether {@code text}, which contains these rows, parses back to them bit for bit. */
  boolean readsBack(int from, int to, ByteBuilder text) {
    return RowVerifier.same(plan, text.array(), text.length(), tables, from, to);
  }
}
