package dev.diptych.binary;

import dev.diptych.model.adapter.Adapter;
import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Table;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Type;
import java.util.List;

/** How many bytes values take when they stand one after the other. */
final class EncodedSize {
  private EncodedSize() {}

  static long of(Struct struct) {
    long size = 0;
    List<Field> fields = struct.type().fields();
    for (int i = 0; i < fields.size(); i++) {
      size += of(fields.get(i), struct.get(i));
    }
    return size;
  }

  private static long of(Field field, Value value) {
    if (value instanceof Struct struct) {
      return of(struct);
    }
    if (value instanceof Sequence sequence) {
      return sequence.elements().stream().mapToLong(element -> of(field, element)).sum();
    }
    if (value instanceof Table table) {
      return (long) table.rows() * table.layout().stride();
    }
    if (value instanceof Blob blob) {
      return blob.length();
    }
    return value instanceof Scalar scalar ? of(field.type(), scalar) : 0;
  }

  private static long of(Type type, Scalar scalar) {
    return type instanceof Type.Varint varint
        ? Adapter.named(varint.adapter()).encode(scalar.bits()).length
        : ((Type.Numeric) type).kind().width();
  }
}
