package dev.diptych.cli.plot;

import dev.diptych.model.document.Table;
import dev.diptych.model.schema.RecordLayout;
import dev.diptych.model.schema.ScalarKind;

/**
 * The numbers of one column of a document's table.
 *
 * @param table the table
 * @param index the index of the column
 */
record TableNumbers(Table table, int index) implements Numbers {
  private RecordLayout.Column column() {
    return table.layout().columns().get(index);
  }

  /** The name in the text. */
  @Override
  public String name() {
    return column().field().attribute();
  }

  @Override
  public int rows() {
    return table.rows();
  }

  @Override
  public double at(int row) {
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
}
