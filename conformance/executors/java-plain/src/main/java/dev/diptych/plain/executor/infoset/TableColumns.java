package dev.diptych.plain.executor.infoset;

import dev.diptych.plain.executor.schema.Derivation;
import dev.diptych.plain.executor.schema.Field;
import dev.diptych.plain.executor.schema.NumberKind;
import dev.diptych.plain.executor.schema.Schema;
import dev.diptych.plain.executor.schema.Type;
import java.util.List;

/** The columns of rows of numbers. */
final class TableColumns {
  /** The name of the only column of numbers that are not in a struct. */
  private static final String ALONE = "value";

  private TableColumns() {}

  static List<Field> of(Schema schema, Field field) {
    return field.type() instanceof Type.Nested nested
        ? schema.struct(nested.struct()).fields()
        : List.of(alone(field.type()));
  }

  private static Field alone(Type type) {
    Derivation none = new Derivation.None();
    return new Field(ALONE, ALONE, type, Field.ONCE, false, null, false, null, none);
  }

  static NumberKind kind(Field column) {
    return ((Type.Numeric) column.type()).kind();
  }
}
