package dev.diptych.text.shape;

import static java.util.Objects.requireNonNull;

import dev.diptych.model.derive.Deriver;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Converts between structs and the cells of a row. */
public final class CellAccess {
  private CellAccess() {}

  /**
   * Whether {@code struct} consists of its cells only: everything else in it, recursively, equals
   * its derived value.
   */
  public static boolean isPlain(Struct struct) {
    if (!struct.residue().isEmpty()) {
      return false;
    }
    for (Field field : struct.type().fields()) {
      Value value = struct.get(field.id());
      boolean plain =
          field.derived()
              ? Objects.equals(Deriver.derive(field, struct), value)
              : !(value instanceof Struct inner) || isPlain(inner);
      if (!plain) {
        return false;
      }
    }
    return true;
  }

  /** The value of {@code cell} in {@code struct}. */
  public static Value get(Struct struct, RowShape.Cell cell) {
    Value value = struct;
    for (int index : cell.path()) {
      value = requireNonNull(((Struct) value).get(index));
    }
    return value;
  }

  /** Builds a struct from {@code values}, one for each cell of {@code row}. */
  public static Struct build(RowShape row, Schema schema, Value[] values) {
    return build(row.struct(), schema, row.cells(), values, 0);
  }

  private static Struct build(
      StructType type, Schema schema, List<RowShape.Cell> cells, Value[] values, int depth) {
    @Nullable Value[] fields = new Value[type.fields().size()];
    for (int i = 0; i < cells.size(); i++) {
      List<Integer> path = cells.get(i).path();
      int index = path.get(depth);
      if (path.size() == depth + 1) {
        fields[index] = values[i];
      } else {
        var nested = (Type.Nested) type.fields().get(index).type();
        Value[] one = {values[i]};
        fields[index] =
            build(schema.struct(nested), schema, cells.subList(i, i + 1), one, depth + 1);
      }
    }
    return Deriver.complete(type, fields);
  }
}
