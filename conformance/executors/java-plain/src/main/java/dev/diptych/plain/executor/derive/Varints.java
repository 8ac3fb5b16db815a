package dev.diptych.plain.executor.derive;

import dev.diptych.plain.executor.document.Value.Blob;
import dev.diptych.plain.executor.error.RequestException;
import dev.diptych.plain.executor.schema.Type;
import org.jspecify.annotations.Nullable;

/** Integers with adapters. */
public final class Varints {
  private Varints() {}

  /** The canonical bytes of {@code number}, or null if it is out of range. */
  public static @Nullable Blob encode(Type.Varint type, long number) {
    checked(type);
    return Leb128.encode(number);
  }

  /** Decodes {@code bytes}, or returns null if they are invalid. */
  public static @Nullable Long decode(Type.Varint type, Blob bytes) {
    checked(type);
    return Leb128.decode(bytes);
  }

  private static void checked(Type.Varint type) {
    if (!type.adapter().equals("leb128")) {
      throw RequestException.unsupported("unknown adapter '" + type.adapter() + "'");
    }
  }
}
