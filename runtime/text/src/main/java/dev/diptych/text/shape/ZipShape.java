package dev.diptych.text.shape;

import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.RecordLayout;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import dev.diptych.model.schema.Zip;

/**
 * The common properties of the fields of a zip: each is a struct of one type that contains one
 * table, whose rows have a key and a value.
 *
 * @param struct the type of the fields
 * @param table index of the field with the rows
 * @param layout the columns of the rows
 * @param key the shared column
 * @param value the column that differs
 */
public record ZipShape(StructType struct, int table, RecordLayout layout, int key, int value) {
  /** The shape of {@code zip} in {@code owner}. */
  public static ZipShape of(Schema schema, StructType owner, Zip zip) {
    Field first = owner.field(zip.fields().get(0));
    StructType struct = schema.struct((Type.Nested) first.type());
    for (int i = 0; i < struct.fields().size(); i++) {
      Field field = struct.fields().get(i);
      if (field.table()) {
        RecordLayout layout = schema.layout(field);
        return new ZipShape(struct, i, layout, layout.key(), layout.key() == 0 ? 1 : 0);
      }
    }
    throw new IllegalArgumentException("zip " + zip.name() + " requires structs with a table");
  }
}
