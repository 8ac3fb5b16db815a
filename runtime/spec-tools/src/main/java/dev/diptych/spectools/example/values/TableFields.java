package dev.diptych.spectools.example.values;

import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Table;
import dev.diptych.model.document.TableBuilder;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.RecordLayout;
import dev.diptych.model.schema.Schema;
import org.jspecify.annotations.Nullable;

/**
 * Converts the rows of tables, which examples have as structs or numbers, to tables.
 *
 * @param schema the schema of the values
 */
public record TableFields(Schema schema) {
  /** {@code struct} with tables. */
  public Struct of(Struct struct) {
    @Nullable Value[] values = struct.toArray();
    for (int i = 0; i < values.length; i++) {
      values[i] = value(struct.type().fields().get(i), values[i]);
    }
    return struct.replaced(values);
  }

  private @Nullable Value value(Field field, @Nullable Value value) {
    if (value instanceof Struct inner) {
      return of(inner);
    }
    if (!(value instanceof Sequence many)) {
      return value;
    }
    if (!field.table()) {
      return new Sequence(
          many.elements().stream()
              .map(each -> each instanceof Struct inner ? (Value) of(inner) : each)
              .toList());
    }
    return table(schema.layout(field), many);
  }

  private static Table table(RecordLayout layout, Sequence rows) {
    TableBuilder table = new TableBuilder(layout, rows.elements().size());
    for (Value row : rows.elements()) {
      table.addRow();
      for (int column = 0; column < layout.columns().size(); column++) {
        Value cell =
            row instanceof Struct struct
                ? struct.require(layout.columns().get(column).field().id())
                : row;
        table.put(column, ((Scalar) cell).bits());
      }
    }
    return table.build();
  }
}
