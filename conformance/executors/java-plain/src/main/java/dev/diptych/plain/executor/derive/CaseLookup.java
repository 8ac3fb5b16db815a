package dev.diptych.plain.executor.derive;

import dev.diptych.plain.executor.document.Value;
import dev.diptych.plain.executor.schema.Type;
import org.jspecify.annotations.Nullable;

/** Finds the struct that a value selects. */
public final class CaseLookup {
  private CaseLookup() {}

  /** The struct that {@code value} selects, or null if no case matches. */
  public static @Nullable String of(Type.Switched type, @Nullable Value value) {
    String word = word(value);
    String otherwise = null;
    for (Type.Case one : type.cases()) {
      if (one.value() == null) {
        otherwise = one.struct();
      } else if (one.value().equals(word)) {
        return one.struct();
      }
    }
    return otherwise;
  }

  private static @Nullable String word(@Nullable Value value) {
    if (value instanceof Value.Blob blob) {
      return "x" + blob.hex();
    }
    return value instanceof Value.Bits bits ? Long.toString(bits.bits()) : null;
  }
}
