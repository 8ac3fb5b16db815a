package dev.diptych.plain.executor.bind;

import dev.diptych.plain.executor.derive.Deriver;
import dev.diptych.plain.executor.document.Residue;
import dev.diptych.plain.executor.document.Value;
import dev.diptych.plain.executor.schema.Field;
import dev.diptych.plain.executor.schema.Schema;
import dev.diptych.plain.executor.schema.StructType;
import dev.diptych.plain.executor.schema.Type;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A struct as a row: its values without names and without derived values. An inner struct with a
 * single value is that value.
 *
 * @param struct the struct
 * @param cells its values in file order
 * @param key index of the value before the parenthesis, or -1
 */
record RowShape(StructType struct, List<Cell> cells, int key) {
  /** A struct that contains itself would recurse forever. */
  private static final int MAX_DEPTH = 8;

  /**
   * A value.
   *
   * @param path the fields that lead to it, the last of which contains it
   */
  record Cell(List<Field> path) {
    Field field() {
      return path.get(path.size() - 1);
    }
  }

  /** The shape of {@code struct}, if it can be a row. */
  static Optional<RowShape> of(Schema schema, StructType struct) {
    return of(schema, struct, 0);
  }

  /** The single value of {@code struct}, if it has exactly one. */
  static Optional<RowShape> single(Schema schema, StructType struct) {
    return of(schema, struct).filter(row -> row.cells().size() == 1);
  }

  private static Optional<RowShape> of(Schema schema, StructType struct, int depth) {
    List<Cell> cells = new ArrayList<>();
    int key = -1;
    for (Field field : struct.fields()) {
      if (!field.derived()) {
        Optional<Cell> cell = cell(schema, field, depth);
        if (cell.isEmpty()) {
          return Optional.empty();
        }
        key = field.id().equals(struct.key()) ? cells.size() : key;
        cells.add(cell.get());
      }
    }
    return Optional.of(new RowShape(struct, List.copyOf(cells), key));
  }

  private static Optional<Cell> cell(Schema schema, Field field, int depth) {
    boolean plain = !field.optional() && !field.repeated() && depth <= MAX_DEPTH;
    if (!plain || field.type() instanceof Type.Switched) {
      return Optional.empty();
    }
    if (!(field.type() instanceof Type.Nested nested)) {
      return Optional.of(new Cell(List.of(field)));
    }
    return of(schema, schema.struct(nested.struct()), depth + 1)
        .filter(row -> row.cells().size() == 1)
        .map(row -> around(field, row.cells().get(0)));
  }

  private static Cell around(Field field, Cell inner) {
    List<Field> way = new ArrayList<>(List.of(field));
    way.addAll(inner.path());
    return new Cell(List.copyOf(way));
  }

  /** Builds the struct from {@code values}, one for each cell. */
  Value.Struct build(Schema schema, List<Value> values) {
    Map<String, Value> fields = new LinkedHashMap<>();
    for (int i = 0; i < values.size(); i++) {
      List<Field> way = cells.get(i).path();
      fields.put(way.get(0).id(), within(schema, way, values.get(i)));
    }
    return whole(struct, fields);
  }

  private static Value within(Schema schema, List<Field> way, Value value) {
    Value inner = value;
    for (int i = way.size() - 2; i >= 0; i--) {
      StructType type = schema.struct(((Type.Nested) way.get(i).type()).struct());
      inner = whole(type, new LinkedHashMap<>(Map.of(way.get(i + 1).id(), inner)));
    }
    return inner;
  }

  private static Value.Struct whole(StructType type, Map<String, Value> values) {
    Deriver.complete(type, values);
    return new Value.Struct(type, values, Residue.NONE);
  }
}
