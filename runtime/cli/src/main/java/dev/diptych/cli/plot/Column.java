package dev.diptych.cli.plot;

import dev.diptych.model.document.Table;
import dev.diptych.model.schema.RecordLayout;
import dev.diptych.model.schema.ScalarKind;

/**
 * The numbers of one column.
 *
 * @param table the table
 * @param index the index of the column
 */
record Column(Table table, int index) {
  private RecordLayout.Column column() {
    return table.layout().columns().get(index);
  }

  /** The name in the text. */
  String name() {
    return column().field().attribute();
  }

  /** The number in a row. */
  double at(int row) {
    long bits = table.bits(row, index);
    ScalarKind kind = column().kind();
    return switch (kind.sort()) {
      case SIGNED -> bits;
      case UNSIGNED -> bits >= 0 ? bits : 2.0 * (bits >>> 1) + (bits & 1);
      case FLOAT ->
          kind.width() == Float.BYTES
              ? Float.intBitsToFloat((int) bits)
              : Double.longBitsToDouble(bits);
    };
  }

  /** Whether no number is less than the one before, and all are finite. */
  boolean isAscending() {
    double before = Double.NEGATIVE_INFINITY;
    for (int row = 0; row < table.rows(); row++) {
      double number = at(row);
      if (!(number >= before) || Double.isInfinite(number)) {
        return false;
      }
      before = number;
    }
    return true;
  }
}
