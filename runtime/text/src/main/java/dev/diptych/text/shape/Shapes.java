package dev.diptych.text.shape;

import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** The shapes of all structs of a schema, created on first use. */
public final class Shapes {
  private final Schema schema;
  private final ConcurrentHashMap<String, StructShape> structs = new ConcurrentHashMap<>();
  private final ConcurrentHashMap<String, Optional<RowShape>> rows = new ConcurrentHashMap<>();

  /** Creates the shapes of {@code schema}. */
  public Shapes(Schema schema) {
    this.schema = schema;
  }

  /** The schema. */
  public Schema schema() {
    return schema;
  }

  /** The shape of {@code type} as a block. */
  public StructShape of(StructType type) {
    StructShape known = structs.get(type.name());
    return known == null
        ? structs.computeIfAbsent(type.name(), name -> StructShape.of(schema, type))
        : known;
  }

  /** The shape of the elements of {@code field} as rows; they must have one. */
  public RowShape row(Field field) {
    return rowOf(field).orElseThrow();
  }

  /** The value of {@code struct}, if it has exactly one. */
  public Optional<RowShape.Cell> single(StructType struct) {
    return row(struct.name()).filter(row -> row.cells().size() == 1).map(row -> row.cells().get(0));
  }

  /** The shape of the elements of {@code field} as rows, if they are structs that have one. */
  public Optional<RowShape> rowOf(Field field) {
    return field.type() instanceof Type.Nested nested ? row(nested.struct()) : Optional.empty();
  }

  private Optional<RowShape> row(String struct) {
    return rows.computeIfAbsent(struct, name -> RowShape.of(schema, schema.struct(name)));
  }
}
