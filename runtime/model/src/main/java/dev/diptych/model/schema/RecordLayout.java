package dev.diptych.model.schema;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/**
 * A struct whose fields are all plain numbers, as the columns of a table.
 *
 * @param struct the struct
 * @param columns its columns, in the order of the bytes
 * @param stride bytes per record
 */
public record RecordLayout(StructType struct, List<Column> columns, int stride) {
  /**
   * A column.
   *
   * @param field the field it comes from
   * @param kind how its numbers are stored
   * @param offset where they stand within a record, in bytes
   */
  public record Column(Field field, ScalarKind kind, int offset) {}

  /** The columns of {@code struct}, which must hold nothing but plain numbers. */
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

  /** One column of numbers that are no struct; {@code name} is what the record is called. */
  static RecordLayout of(String name, Type.Numeric type) {
    return of(new StructType(name, List.of(Field.plain("value", type)), null, List.of(), ""));
  }

  /**
   * So many records of the numbers that columns have when nobody says, zero where there is none.
   */
  public byte[] defaultRecords(int rows) {
    byte[] records = new byte[rows * stride];
    ByteBuffer view = ByteBuffer.wrap(records);
    for (Column column : columns) {
      Long usual = column.field().defaultBits();
      for (int row = 0; usual != null && usual != 0 && row < rows; row++) {
        column.kind().put(view, row * stride + column.offset(), usual);
      }
    }
    return records;
  }

  /** Which column stands before the parenthesis of a row, or -1. */
  public int key() {
    return struct.key() == null ? -1 : struct.indexOf(struct.key());
  }
}
