package dev.diptych.tablefiles;

import dev.diptych.table.Column;
import dev.diptych.table.ColumnType;
import java.util.List;
import org.apache.parquet.schema.LogicalTypeAnnotation;
import org.apache.parquet.schema.MessageType;
import org.apache.parquet.schema.PrimitiveType;
import org.apache.parquet.schema.PrimitiveType.PrimitiveTypeName;
import org.apache.parquet.schema.Type;
import org.apache.parquet.schema.Types;

/** Columns as Parquet has them: small and unsigned integers with their logical types. */
final class ParquetSchema {
  private ParquetSchema() {}

  static MessageType of(List<Column> columns) {
    Types.MessageTypeBuilder message = Types.buildMessage();
    columns.forEach(column -> message.addField(field(column)));
    return message.named("table");
  }

  private static Type field(Column column) {
    ColumnType type = column.type();
    Types.PrimitiveBuilder<PrimitiveType> field =
        column.optional() ? Types.optional(primitive(type)) : Types.required(primitive(type));
    LogicalTypeAnnotation annotation =
        switch (type.sort()) {
          case SIGNED -> LogicalTypeAnnotation.intType(type.bits(), true);
          case UNSIGNED -> LogicalTypeAnnotation.intType(type.bits(), false);
          case TEXT -> LogicalTypeAnnotation.stringType();
          case FLOAT, BOOLEAN, BYTES -> null;
        };
    return (annotation == null ? field : field.as(annotation)).named(column.name());
  }

  private static PrimitiveTypeName primitive(ColumnType type) {
    return switch (type.sort()) {
      case SIGNED, UNSIGNED ->
          type.bits() == Long.SIZE ? PrimitiveTypeName.INT64 : PrimitiveTypeName.INT32;
      case FLOAT -> type.bits() == Float.SIZE ? PrimitiveTypeName.FLOAT : PrimitiveTypeName.DOUBLE;
      case BOOLEAN -> PrimitiveTypeName.BOOLEAN;
      case TEXT, BYTES -> PrimitiveTypeName.BINARY;
    };
  }
}
