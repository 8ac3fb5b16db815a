package dev.diptych.text.shape;

import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A struct as a row: its values without names and without derived values. An inner struct with a
 * single value (a string and its length) is that value.
 *
 * @param struct the struct
 * @param cells its values in file order
 * @param key index of the cell before the parenthesis, or -1
 */
public record RowShape(StructType struct, List<Cell> cells, int key) {
  /**
   * A value of a row.
   *
   * @param path indexes of fields, from the struct to the value
   * @param field the field that contains the value
   */
  public record Cell(List<Integer> path, Field field) {}

  /** The shape of {@code struct} as a row, if it has one. */
  public static Optional<RowShape> of(Schema schema, StructType struct) {
    return of(schema, struct, 0);
  }

  /** The value of {@code struct}, if it has exactly one. */
  public static Optional<Cell> single(Schema schema, StructType struct) {
    return of(schema, struct).filter(row -> row.cells.size() == 1).map(row -> row.cells.get(0));
  }

  /**
   * The only value of {@code struct} that a text can contain: its single value, or an offset next
   * to other derived values.
   */
  public static Optional<RowShape> inline(Schema schema, StructType struct) {
    Optional<RowShape> row = of(schema, struct).filter(each -> each.cells.size() <= 1);
    if (row.isEmpty() || row.get().cells.size() == 1) {
      return row;
    }
    List<Cell> offsets = new ArrayList<>();
    for (int i = 0; i < struct.fields().size(); i++) {
      if (struct.fields().get(i).isOffset()) {
        offsets.add(new Cell(List.of(i), struct.fields().get(i)));
      }
    }
    return offsets.size() == 1
        ? Optional.of(new RowShape(struct, List.copyOf(offsets), -1))
        : Optional.empty();
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

  private static @Nullable Cell cell(Schema schema, Field field, int index, int depth) {
    // A struct that contains itself would recurse forever; eight levels are enough for one value.
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
