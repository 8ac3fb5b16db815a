package dev.diptych.text.shape;

import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A struct as one row: its values without names, those that are derived left out. A struct within
 * it that comes down to one value (a string and its length) is that value.
 *
 * @param struct the struct
 * @param cells its values, in the order of the bytes
 * @param key which cell stands before the parenthesis, or -1
 */
public record RowShape(StructType struct, List<Cell> cells, int key) {
  /**
   * A value of a row.
   *
   * @param path indexes of fields, from the struct down to the value
   * @param field the field that holds the value itself
   */
  public record Cell(List<Integer> path, Field field) {}

  /** The shape of {@code struct} as a row, where it has one. */
  public static Optional<RowShape> of(Schema schema, StructType struct) {
    return of(schema, struct, 0);
  }

  /** The value that {@code struct} comes down to, where it is one value and nothing else. */
  public static Optional<Cell> single(Schema schema, StructType struct) {
    return of(schema, struct).filter(row -> row.cells.size() == 1).map(row -> row.cells.get(0));
  }

  private static Optional<RowShape> of(Schema schema, StructType struct, int depth) {
    if (!struct.nestedDerivations().isEmpty()) {
      return Optional.empty();
    }
    List<Cell> cells = new ArrayList<>();
    int key = -1;
    for (int i = 0; i < struct.fields().size(); i++) {
      Field field = struct.fields().get(i);
      if (field.derived()) {
        continue;
      }
      Cell cell = cell(schema, field, i, depth);
      if (cell == null) {
        return Optional.empty();
      }
      if (field.id().equals(struct.key())) {
        key = cells.size();
      }
      cells.add(cell);
    }
    return Optional.of(new RowShape(struct, List.copyOf(cells), key));
  }

  private static Cell cell(Schema schema, Field field, int index, int depth) {
    // A struct that contains itself has no end; eight levels are more than anybody nests one value.
    boolean apart = field.storage().stream() != null || field.type() instanceof Type.Packing;
    boolean plain = !apart && !(field.type() instanceof Type.Switched);
    if (!plain || field.optional() || field.repeated() || depth > 8) {
      return null;
    }
    if (!(field.type() instanceof Type.Nested nested)) {
      return new Cell(List.of(index), field);
    }
    Optional<RowShape> inner = of(schema, schema.struct(nested), depth + 1);
    if (inner.isEmpty() || inner.get().cells.size() != 1) {
      return null;
    }
    Cell leaf = inner.get().cells.get(0);
    List<Integer> path = new ArrayList<>(List.of(index));
    path.addAll(leaf.path());
    return new Cell(List.copyOf(path), leaf.field());
  }
}
