package dev.diptych.spark;

import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Table;
import dev.diptych.model.document.Value;
import dev.diptych.table.Cells;
import dev.diptych.table.Column;
import dev.diptych.table.ColumnType;
import dev.diptych.table.Content;
import dev.diptych.table.RowSource;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;
import org.jspecify.annotations.Nullable;

/** Documents as structs and arrays of Spark. */
final class NestedValues {
  private NestedValues() {}

  /** The type of some content. */
  static DataType type(Content content) {
    if (content instanceof Content.Cell cell) {
      return SparkTypes.of(cell.type());
    }
    if (content instanceof Content.Elements elements) {
      return DataTypes.createArrayType(type(elements.element()));
    }
    if (content instanceof Content.Rows rows) {
      List<Column> columns = rows.columns();
      DataType row =
          rows.isSingle()
              ? SparkTypes.of(columns.get(0).type())
              : new StructType(columns.stream().map(SparkTypes::of).toArray(StructField[]::new));
      return DataTypes.createArrayType(row);
    }
    StructType struct = new StructType();
    if (content instanceof Content.Cases cases) {
      for (Content.Case each : cases.cases()) {
        struct = struct.add(each.name(), type(each.content()));
      }
    } else if (content instanceof Content.Members members) {
      for (Content.Member each : members.members()) {
        struct = struct.add(each.name(), type(each.content()), true, each.description());
      }
    }
    return struct;
  }

  /** A value as Spark takes it; null for a missing one. */
  static @Nullable Object of(Content content, @Nullable Value value) {
    if (content instanceof Content.Cell cell) {
      Cells cells = new Cells(cell.type());
      cell.read(value, cells);
      return cell(cells, 0);
    }
    if (value == null) {
      return null;
    }
    if (content instanceof Content.Elements elements) {
      List<@Nullable Object> all = new ArrayList<>();
      ((Sequence) value).elements().forEach(each -> all.add(of(elements.element(), each)));
      return all;
    }
    if (content instanceof Content.Rows rows) {
      return rows(rows, (Table) value);
    }
    return content instanceof Content.Cases cases
        ? selected(cases, (Struct) value)
        : members((Content.Members) content, (Struct) value);
  }

  private static Object members(Content.Members content, Struct struct) {
    return RowFactory.create(
        content.members().stream()
            .map(each -> of(each.content(), struct.get(each.index())))
            .toArray());
  }

  private static Object selected(Content.Cases content, Struct struct) {
    return RowFactory.create(
        content.cases().stream()
            .map(each -> each.struct().equals(struct.type().name()) ? inCase(each, struct) : null)
            .toArray());
  }

  /** A struct of a case, or the number in it. */
  private static @Nullable Object inCase(Content.Case selected, Struct struct) {
    return selected.content() instanceof Content.Members
        ? of(selected.content(), struct)
        : of(selected.content(), struct.get(0));
  }

  private static List<@Nullable Object> rows(Content.Rows content, Table table) {
    RowSource source = content.of(table);
    List<Cells> columns = new ArrayList<>();
    for (int i = 0; i < source.columns().size(); i++) {
      Cells cells = new Cells(source.columns().get(i).type());
      source.read(0, source.rows(), i, cells);
      columns.add(cells);
    }
    List<@Nullable Object> rows = new ArrayList<>();
    for (int i = 0; i < source.rows(); i++) {
      int row = i;
      rows.add(
          content.isSingle()
              ? cell(columns.get(0), row)
              : RowFactory.create(columns.stream().map(each -> cell(each, row)).toArray()));
    }
    return rows;
  }

  private static @Nullable Object cell(Cells cells, int row) {
    if (cells.isMissing(row)) {
      return null;
    }
    ColumnType type = cells.type();
    return switch (type) {
      case INT8 -> (byte) cells.bits(row);
      case INT16, UINT8 -> (short) cells.bits(row);
      case INT32, UINT16 -> (int) cells.bits(row);
      case INT64, UINT32 -> cells.bits(row);
      case UINT64 -> new BigDecimal(new BigInteger(Long.toUnsignedString(cells.bits(row))));
      case FLOAT32 -> cells.float32(row);
      case FLOAT64 -> cells.float64(row);
      case BOOLEAN -> cells.bits(row) != 0;
      case TEXT -> cells.text(row);
      case BYTES -> cells.bytes(row);
    };
  }
}
