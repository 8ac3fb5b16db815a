package dev.diptych.text.print;

import static java.util.Objects.requireNonNull;

import dev.diptych.model.derive.Defaults;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Table;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.Zip;
import dev.diptych.text.shape.SchemaRowPlans;
import dev.diptych.text.shape.Shapes;
import dev.diptych.text.shape.ZipShape;
import dev.diptych.text.shape.ZippedCurves;
import java.util.List;

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
    List<Struct> curves = ZippedCurves.of(shape, struct, zip);
    if (curves.isEmpty()) {
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
