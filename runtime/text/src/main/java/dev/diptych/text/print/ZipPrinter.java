package dev.diptych.text.print;

import static java.util.Objects.requireNonNull;

import dev.diptych.model.derive.Defaults;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Table;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.RecordLayout;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.Zip;
import dev.diptych.text.shape.CellAccess;
import dev.diptych.text.shape.SchemaRowPlans;
import dev.diptych.text.shape.Shapes;
import dev.diptych.text.shape.ZipShape;
import java.util.List;
import java.util.Objects;

/**
 * Prints sibling curves as one table: the common keys, and a column for the value of each curve.
 * Requires that their keys are equal bit for bit, their attributes are equal, and all other columns
 * have their defaults; otherwise each curve is printed separately.
 */
final class ZipPrinter {
  private final Schema schema;
  private final TextOutput out;
  private final ScalarPrinter scalars;
  private final Defaults defaults;

  ZipPrinter(Shapes shapes, TextOutput out, ScalarPrinter scalars) {
    this.schema = shapes.schema();
    this.out = out;
    this.scalars = scalars;
    this.defaults = new Defaults(schema);
  }

  /** Prints the fields of {@code zip} as one table; returns whether that was possible. */
  boolean print(Struct struct, Zip zip) {
    ZipShape shape = ZipShape.of(schema, struct.type(), zip);
    List<Struct> curves = zip.fields().stream().map(id -> (Struct) struct.get(id)).toList();
    if (curves.contains(null) || !haveSameKeys(shape, curves)) {
      return false;
    }
    boolean allDefault = zip.fields().stream().allMatch(id -> isDefault(struct, id));
    if (!allDefault) {
      out.open(zip.name());
      attributes(curves.get(0));
      rows(shape, curves);
      out.close();
    }
    return true;
  }

  private boolean isDefault(Struct struct, String id) {
    return defaults.isDefault(struct.type().field(id), struct.get(id));
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
    if (first.rows() != table.rows()) {
      return false;
    }
    List<RecordLayout.Column> columns = table.layout().columns();
    for (int row = 0; row < table.rows(); row++) {
      if (first.bits(row, shape.key()) != table.bits(row, shape.key())) {
        return false;
      }
      for (int column = shape.value() + 1; column < columns.size(); column++) {
        Long bits = columns.get(column).field().defaultBits();
        if (column != shape.key() && (bits == null || bits != table.bits(row, column))) {
          return false;
        }
      }
    }
    return true;
  }

  private static Table table(ZipShape shape, Struct curve) {
    return (Table) requireNonNull(curve.get(shape.table()));
  }

  private void attributes(Struct curve) {
    List<Field> fields = curve.type().fields();
    for (int i = 0; i < fields.size(); i++) {
      Field field = fields.get(i);
      boolean attribute = !field.derived() && !field.repeated();
      Value value = curve.get(i);
      if (attribute && value != null && !defaults.isDefault(field, value)) {
        scalars.attribute(field, value);
      }
    }
  }

  private void rows(ZipShape shape, List<Struct> curves) {
    List<Table> tables = curves.stream().map(curve -> table(shape, curve)).toList();
    out.rows(schema, SchemaRowPlans.plan(schema, shape, tables.size()), tables);
  }
}
