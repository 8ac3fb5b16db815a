package dev.diptych.binary.encode;

import dev.diptych.binary.stream.Output;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Table;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.Storage.Place;
import org.jspecify.annotations.Nullable;

/** Tables of a file that are encoded without copying them. */
public final class ExternalTables {
  private ExternalTables() {}

  /** Whether files of {@code schema} only have fields in sequence, in one stream. */
  public static boolean possible(Schema schema) {
    return schema.structs().values().stream()
        .flatMap(struct -> struct.fields().stream())
        .allMatch(ExternalTables::inSequence);
  }

  private static boolean inSequence(Field field) {
    return field.storage().place() == Place.SEQUENCE
        && field.storage().stream() == null
        && !field.storage().packed();
  }

  /** Number of bytes of {@code value} that are not copied. */
  public static long externalBytes(@Nullable Value value) {
    if (value instanceof Table table) {
      long size = (long) table.rows() * table.layout().stride();
      return size >= Output.MIN_EXTERNAL ? size : 0;
    }
    long bytes = 0;
    if (value instanceof Sequence many) {
      for (Value element : many.elements()) {
        bytes += externalBytes(element);
      }
      return bytes;
    }
    if (value instanceof Struct struct) {
      for (int i = 0; i < struct.type().fields().size(); i++) {
        bytes += externalBytes(struct.get(i));
      }
    }
    return bytes;
  }
}
