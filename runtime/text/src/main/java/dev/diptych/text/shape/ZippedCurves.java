package dev.diptych.text.shape;

import static java.util.Objects.requireNonNull;

import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Table;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.RecordLayout;
import dev.diptych.model.schema.Zip;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * Finds out whether sibling curves can be one table: their keys are equal bit for bit, their
 * attributes are equal, and all other columns have their defaults.
 */
public final class ZippedCurves {
  private ZippedCurves() {}

  /** The curves of {@code zip} in {@code struct}; empty if they cannot be one table. */
  public static List<Struct> of(ZipShape shape, Struct struct, Zip zip) {
    List<Struct> curves = new ArrayList<>();
    for (String id : zip.fields()) {
      if (!(struct.get(id) instanceof Struct curve)) {
        return List.of();
      }
      curves.add(curve);
    }
    return haveSameKeys(shape, curves) ? curves : List.of();
  }

  private static boolean haveSameKeys(ZipShape shape, List<Struct> curves) {
    Struct first = curves.get(0);
    for (Struct curve : curves) {
      if (!sameAttributes(shape, first, curve) || !CellAccess.isPlain(curve)) {
        return false;
      }
    }
    for (Struct curve : curves) {
      if (!sameKeys(shape, table(shape, first), table(shape, curve))) {
        return false;
      }
    }
    return true;
  }

  private static boolean sameAttributes(ZipShape shape, Struct first, Struct curve) {
    for (int i = 0; i < shape.struct().fields().size(); i++) {
      Field field = shape.struct().fields().get(i);
      Value value = curve.get(i);
      if (i != shape.table() && !field.derived() && !Objects.equals(first.get(i), value)) {
        return false;
      }
    }
    return true;
  }

  /**
   * Whether the keys of two tables are equal, and all columns except key and value have their
   * defaults.
   */
  private static boolean sameKeys(ZipShape shape, Table first, Table table) {
    if (!table.hasColumnOf(first, shape.key())) {
      return false;
    }
    List<RecordLayout.Column> columns = table.layout().columns();
    for (int column = shape.value() + 1; column < columns.size(); column++) {
      Long bits = columns.get(column).field().defaultBits();
      if (column != shape.key() && !(bits != null && table.hasOnly(column, bits))) {
        return false;
      }
    }
    return true;
  }

  private static Table table(ZipShape shape, Struct curve) {
    return (Table) requireNonNull(curve.get(shape.table()));
  }
}
