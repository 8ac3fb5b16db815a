package dev.diptych.plain.executor.bind;

import dev.diptych.grammar.DiptychParser.RowContext;
import dev.diptych.grammar.DiptychParser.ValueContext;
import dev.diptych.plain.executor.document.Value;
import dev.diptych.plain.executor.error.RequestException;
import dev.diptych.plain.executor.schema.Field;
import dev.diptych.plain.executor.schema.Schema;
import java.util.ArrayList;
import java.util.List;

/** Binds rows: an optional key, and a cell for each column; trailing defaults can be omitted. */
final class RowBinder {
  private final Schema schema;
  private final Scalars scalars;

  RowBinder(Schema schema) {
    this.schema = schema;
    this.scalars = new Scalars(schema);
  }

  Value.Struct bind(RowShape shape, RowContext row) {
    checkKey(row, shape.key() >= 0);
    List<ValueContext> cells = row.cells.value();
    List<Value> values = new ArrayList<>();
    int next = 0;
    for (int i = 0; i < shape.cells().size(); i++) {
      Field field = shape.cells().get(i).field();
      if (i == shape.key()) {
        values.add(scalars.one(field, row.key.getStart()));
      } else if (next < cells.size()) {
        values.add(scalars.one(field, cells.get(next++)));
      } else {
        values.add(defaultOf(field));
      }
    }
    if (next < cells.size()) {
      throw RequestException.rejected("a row has more columns than its table");
    }
    return shape.build(schema, values);
  }

  static void checkKey(RowContext row, boolean wanted) {
    if ((row.key != null) != wanted) {
      throw RequestException.rejected(
          "a row has " + (wanted ? "no key" : "a key, but its table has none"));
    }
  }

  private static Value defaultOf(Field field) {
    if (field.defaultBits() == null) {
      throw RequestException.rejected("a row has fewer columns than its table");
    }
    return new Value.Bits(field.defaultBits());
  }
}
