package dev.diptych.plain.executor.schema;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** How a value is derived. */
public sealed interface Derivation {
  /** It is not derived. */
  record None() implements Derivation {}

  /** A constant number. */
  record Constant(long bits) implements Derivation {}

  /** Constant bytes in hex. */
  record ConstantBytes(String hex) implements Derivation {}

  /** The number of elements or bytes of the field {@code of}: scale × this + offset. */
  record Size(boolean bytes, String of, long scale, long offset) implements Derivation {
    /** The number for {@code size}, or null if there is none. */
    public @Nullable Long number(long size) {
      long scaled = size - offset;
      return scaled % scale == 0 ? scaled / scale : null;
    }
  }

  /** {@code fields} are present if this is {@code exactly}, or not 0 if that is null. */
  record Presence(List<String> fields, @Nullable Long exactly) implements Derivation {
    /** Whether {@code number} means that they are present. */
    public boolean means(long number) {
      return exactly == null ? number != 0 : number == exactly;
    }

    /** The number to write if they are present, or absent. */
    public long numberFor(boolean there) {
      return !there ? 0 : exactly == null ? 1 : exactly;
    }
  }
}
