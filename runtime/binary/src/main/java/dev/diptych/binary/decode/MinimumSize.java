package dev.diptych.binary.decode;

import dev.diptych.model.derive.Deriver;
import dev.diptych.model.document.Blob;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Repeat;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.Type;

/** Minimum size of an element in bytes. */
public final class MinimumSize {
  private static final int MAX_DEPTH = 32;

  private MinimumSize() {}

  /** Minimum size of one element of {@code field}. */
  public static long of(Schema schema, Field field) {
    return element(schema, field, 0);
  }

  private static long element(Schema schema, Field field, int depth) {
    if (field.type() instanceof Type.Numeric number) {
      return number.kind().width();
    }
    if (field.type() instanceof Type.Varint) {
      return 1;
    }
    if (field.type() instanceof Type.Nested nested) {
      return depth > MAX_DEPTH ? 0 : fields(schema, nested, depth + 1);
    }
    return Deriver.constant(field) instanceof Blob blob ? blob.length() : 0;
  }

  private static long fields(Schema schema, Type.Nested nested, int depth) {
    long size = 0;
    for (Field field : schema.struct(nested).fields()) {
      boolean here = !field.optional() && !field.storage().instance();
      if (here && !(field.repeat() instanceof Repeat.Counted)) {
        int times = field.repeat() instanceof Repeat.Fixed fixed ? fixed.count() : 1;
        size += times * element(schema, field, depth);
      }
    }
    return size;
  }
}
