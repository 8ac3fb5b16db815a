package dev.diptych.spectools.diff.trial;

import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Table;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.describe.SpecView;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The elements of the values of fields. */
final class Elements {
  private Elements() {}

  /** Whether there is no element. */
  static boolean isNothing(@Nullable Value value) {
    return value == null
        || (value instanceof Sequence many && many.elements().isEmpty())
        || (value instanceof Table table && table.rows() == 0);
  }

  /**
   * The elements of {@code value}, with rows as structs; the value itself if it is a single one.
   */
  static List<Value> of(SpecView spec, FieldView view, Value value) {
    if (value instanceof Sequence many) {
      return many.elements();
    }
    if (!(value instanceof Table table)) {
      return List.of(value);
    }
    List<Value> rows = new ArrayList<>();
    for (int row = 0; row < table.rows(); row++) {
      rows.add(
          view.field().type() instanceof Type.Nested nested
              ? row(spec.schema().struct(nested), table, row)
              : new Scalar(table.bits(row, 0)));
    }
    return rows;
  }

  private static Struct row(StructType type, Table table, int row) {
    @Nullable Value[] values = new Value[type.fields().size()];
    for (int i = 0; i < table.layout().columns().size(); i++) {
      int index = type.indexOf(table.layout().columns().get(i).field().id());
      values[index] = new Scalar(table.bits(row, i));
    }
    return new Struct(type, values);
  }
}
