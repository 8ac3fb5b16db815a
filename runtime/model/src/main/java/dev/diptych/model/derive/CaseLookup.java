package dev.diptych.model.derive;

import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Type;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/** Finds the struct that a value selects. */
public final class CaseLookup {
  private CaseLookup() {}

  /** Returns the name of the struct that {@code value} selects, or null if no case matches. */
  public static @Nullable String of(Type.Switched type, @Nullable Value value) {
    String key = key(value);
    String otherwise = null;
    for (Type.Switched.Case switchCase : type.cases()) {
      if (switchCase.value() == null) {
        otherwise = switchCase.struct();
      } else if (switchCase.value().equals(key)) {
        return switchCase.struct();
      }
    }
    return otherwise;
  }

  private static @Nullable String key(@Nullable Value value) {
    if (value instanceof Blob blob) {
      return "x" + HexFormat.of().formatHex(blob.bytes());
    }
    return value instanceof Scalar scalar ? Long.toString(scalar.bits()) : null;
  }
}
