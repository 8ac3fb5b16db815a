package dev.diptych.model.schema;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/**
 * A struct of plain numbers as the columns of a table.
 *
 * @param struct the struct
 * @param columns its columns in file order
 * @param stride bytes per record
 */
public record RecordLayout(StructType struct, List<Column> columns, int stride) {
  /**
   * A column.
   *
   * @param field its field
   * @param kind storage of its numbers
   * @param offset offset within a record in bytes
   */
  public record Column(Field field, ScalarKind kind, int offset) {}

  /** Creates the layout of {@code struct}, which must contain only plain numbers. */
  public static RecordLayout of(StructType struct) {
    List<Column> columns = new ArrayList<>();
    int offset = 0;
    for (Field field : struct.fields()) {
      ScalarKind kind = ((Type.Numeric) field.type()).kind();
      columns.add(new Column(field, kind, offset));
      offset += kind.width();
    }
    return new RecordLayout(struct, List.copyOf(columns), offset);
  }

  /**
   * Creates a layout of one column for numbers that are not in a struct; {@code name} is the name
   * of the record.
   */
  static RecordLayout of(String name, Type.Numeric type) {
    return of(new StructType(name, List.of(Field.plain("value", type)), null, List.of(), ""));
  }

  /** Creates {@code rows} records with the default of each column, zero if there is none. */
  public byte[] defaultRecords(int rows) {
    byte[] records = new byte[rows * stride];
    if (rows > 0 && putDefaults(ByteBuffer.wrap(records))) {
      for (int filled = stride; filled < records.length; ) {
        int count = Math.min(filled, records.length - filled);
        System.arraycopy(records, 0, records, filled, count);
        filled += count;
      }
    }
    return records;
  }

  /** Sets the first record to the defaults; returns whether any of them is not zero. */
  private boolean putDefaults(ByteBuffer records) {
    boolean any = false;
    for (Column column : columns) {
      Long value = column.field().defaultBits();
      if (value != null && value != 0) {
        column.kind().put(records, column.offset(), value);
        any = true;
      }
    }
    return any;
  }

  /** Index of the column before the parenthesis of a row, or -1. */
  public int key() {
    return struct.key() == null ? -1 : struct.indexOf(struct.key());
  }
}
