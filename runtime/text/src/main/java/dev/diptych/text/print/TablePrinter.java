package dev.diptych.text.print;

import dev.diptych.model.document.Table;
import dev.diptych.model.schema.RecordLayout;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.Type;
import dev.diptych.text.sink.ByteBuilder;

/** Prints the rows of a table; trailing columns that are as usual are left out, row by row. */
final class TablePrinter {
  private final TextOutput out;
  private final Table table;
  private final NumberPrinter[] columns;
  private final int key;

  TablePrinter(Schema schema, TextOutput out, Table table) {
    this.out = out;
    this.table = table;
    this.key = table.layout().key();
    this.columns =
        table.layout().columns().stream()
            .map(column -> NumberPrinter.of(schema, (Type.Numeric) column.field().type()))
            .toArray(NumberPrinter[]::new);
  }

  void print() {
    for (int row = 0; row < table.rows(); row++) {
      row(row);
    }
  }

  private void row(int row) {
    ByteBuilder buffer = out.buffer();
    out.begin();
    if (key >= 0) {
      columns[key].print(table.bits(row, key), buffer);
      buffer.put((byte) ' ');
    }
    buffer.put((byte) '(');
    int last = lastUnusual(table, row);
    boolean first = true;
    for (int column = 0; column <= last; column++) {
      if (column != key) {
        if (!first) {
          buffer.put((byte) ' ');
        }
        columns[column].print(table.bits(row, column), buffer);
        first = false;
      }
    }
    buffer.put((byte) ')');
    out.end();
  }

  /** The last column of {@code row} that is not the key and not as usual, or -1. */
  static int lastUnusual(Table table, int row) {
    RecordLayout layout = table.layout();
    int last = layout.columns().size() - 1;
    while (last >= 0) {
      Long usual = layout.columns().get(last).field().fallback();
      boolean omitted = last == layout.key() || (usual != null && usual == table.bits(row, last));
      if (!omitted) {
        return last;
      }
      last--;
    }
    return last;
  }
}
