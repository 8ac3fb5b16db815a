package dev.diptych.plain.executor.derive;

import dev.diptych.plain.executor.document.Value;
import dev.diptych.plain.executor.schema.Field;
import dev.diptych.plain.executor.schema.Type;
import org.jspecify.annotations.Nullable;

/** Sizes of values in a file, without trailing bytes. */
public final class Sizes {
  private long bits;

  private Sizes() {}

  /** Size of a struct in bytes. */
  public static long of(Value.Struct struct) {
    Sizes sizes = new Sizes();
    sizes.struct(struct);
    return sizes.bytes();
  }

  /** Size of all elements of {@code field} in bytes. */
  public static long of(Field field, @Nullable Value value) {
    Sizes sizes = new Sizes();
    if (value != null) {
      sizes.add(field, value);
    }
    return sizes.bytes();
  }

  private long bytes() {
    return (bits + 7) / 8;
  }

  private void struct(Value.Struct struct) {
    for (Field field : struct.type().fields()) {
      Value value = struct.get(field.id());
      if (value != null) {
        add(field, value);
      }
    }
  }

  private void add(Field field, Value value) {
    if (value instanceof Value.Elements elements) {
      elements.elements().forEach(element -> add(field, element));
    } else if (value instanceof Value.Struct struct) {
      struct(struct);
    } else if (value instanceof Value.Blob blob) {
      bits = 8 * (bytes() + blob.length());
    } else if (field.type() instanceof Type.Numeric number && number.kind().isBits()) {
      bits += number.kind().bits();
    } else if (field.type() instanceof Type.Numeric number) {
      bits = 8 * bytes() + number.kind().bits();
    }
  }
}
