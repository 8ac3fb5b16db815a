package dev.diptych;

import dev.diptych.model.adapter.Adapter;
import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Reference;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Table;
import dev.diptych.model.schema.EnumType;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Frame;
import dev.diptych.model.schema.ScalarKind;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * Shows the values of one field.
 *
 * @param schema the schema of the field
 * @param field the field
 */
record ValueView(Schema schema, Field field) {
  Value of(dev.diptych.model.document.Value value) {
    if (value instanceof Struct struct) {
      return new Value.Struct(schema, struct);
    }
    if (value instanceof Table table) {
      return new Value.Table(table, schema);
    }
    if (value instanceof Sequence sequence) {
      return new Value.Elements(this, sequence);
    }
    if (value instanceof Scalar scalar) {
      return number(schema, field.type(), scalar.bits());
    }
    return value instanceof Blob blob ? bytes(blob) : reference((Reference) value);
  }

  static Value.Numeric cell(Schema schema, Table table, int row, int column) {
    Type type = table.layout().columns().get(column).field().type();
    return number(schema, type, table.bits(row, column));
  }

  static Value row(Schema schema, Table table, int row) {
    StructType type = table.layout().struct();
    if (!schema.structs().containsKey(type.name())) {
      return cell(schema, table, row, 0);
    }
    dev.diptych.model.document.@Nullable Value[] cells =
        new dev.diptych.model.document.Value[table.layout().columns().size()];
    for (int column = 0; column < cells.length; column++) {
      cells[column] = Scalar.of(table.bits(row, column));
    }
    return new Value.Struct(schema, new Struct(type, cells));
  }

  private static Value.Numeric number(Schema schema, Type type, long bits) {
    ScalarKind kind = type instanceof Type.Numeric numeric ? numeric.kind() : null;
    @Nullable EnumType names = schema.names(type.names());
    return new Value.Numeric(kind, bits, names);
  }

  private Value bytes(Blob blob) {
    if (field.type() instanceof Type.Text text) {
      return new Value.Text(blob.bytes(), text.frame(), text.encoding());
    }
    if (field.type() instanceof Type.Varint varint) {
      // A number in more bytes than necessary.
      Long number = Adapter.named(varint.adapter()).decode(blob.bytes());
      if (number != null) {
        return new Value.Numeric(null, number, null);
      }
    }
    return new Value.Bytes(blob.bytes());
  }

  /** An offset as in the text; complete documents have a number instead. */
  private static Value reference(Reference reference) {
    byte[] words = reference.toString().getBytes(StandardCharsets.UTF_8);
    return new Value.Text(words, new Frame.Plain(), StandardCharsets.UTF_8.name());
  }
}
