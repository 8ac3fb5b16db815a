package dev.diptych.plain.executor.schema;

import java.util.List;

/** How a value follows from others. */
public sealed interface Derivation {
  /** It does not. */
  record None() implements Derivation {}

  /** It is always this number. */
  record Constant(long bits) implements Derivation {}

  /** It is always these bytes, in hex. */
  record ConstantBytes(String hex) implements Derivation {}

  /** It tells how many elements, or bytes, the field {@code of} has: scale × it + offset. */
  record Size(boolean bytes, String of, long scale, long offset) implements Derivation {
    /** The number that means {@code size}, or null where there is none. */
    public Long number(long size) {
      long scaled = size - offset;
      return scaled % scale == 0 ? scaled / scale : null;
    }
  }

  /** {@code fields} are there where it is {@code exactly}, or not 0 where that is null. */
  record Presence(List<String> fields, Long exactly) implements Derivation {
    /** Whether {@code number} says that they are there. */
    public boolean means(long number) {
      return exactly == null ? number != 0 : number == exactly;
    }

    /** The usual number where they are there, or not. */
    public long numberFor(boolean there) {
      return !there ? 0 : exactly == null ? 1 : exactly;
    }
  }
}
