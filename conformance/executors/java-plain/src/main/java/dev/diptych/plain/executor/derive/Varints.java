package dev.diptych.plain.executor.derive;

import dev.diptych.plain.executor.document.Value.Blob;
import dev.diptych.plain.executor.error.RequestException;
import dev.diptych.plain.executor.schema.Type;

/** Whole numbers in a form of their own. */
public final class Varints {
  private Varints() {}

  /** The usual bytes of {@code number}, or null where it has none. */
  public static Blob encode(Type.Varint type, long number) {
    checked(type);
    return Leb128.encode(number);
  }

  /** What {@code bytes} mean, or null where they are no number. */
  public static Long decode(Type.Varint type, Blob bytes) {
    checked(type);
    return Leb128.decode(bytes);
  }

  private static void checked(Type.Varint type) {
    if (!type.adapter().equals("leb128")) {
      throw RequestException.unsupported("there is no adapter '" + type.adapter() + "' here");
    }
  }
}
