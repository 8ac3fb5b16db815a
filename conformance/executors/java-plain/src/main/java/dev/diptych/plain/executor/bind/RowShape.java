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
 * A struct as a row: its values without names, those that are derived left out. A struct within
 * that comes down to one value is that value.
 *
 * @param struct the struct
 * @param cells its values in the order of the bytes
 * @param key which of them stands before the parenthesis, or -1
 */
record RowShape(StructType struct, List<Cell> cells, int key) {
  /** What contains itself has no end; nobody nests one value deeper. */
  private static final int MAX_DEPTH = 8;

  /** A value: the fields on the way to it, the last of which holds it. */
  record Cell(List<Field> path) {
    Field field() {
      return path.get(path.size() - 1);
    }
  }

  /** The shape of {@code struct}, where it has one. */
  static Optional<RowShape> of(Schema schema, StructType struct) {
    return of(schema, struct, 0);
  }

  /** The value that {@code struct} comes down to, where it is just one. */
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

  /** The struct that {@code values}, one for each cell, make up. */
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
