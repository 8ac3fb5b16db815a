package dev.diptych.model.schema;

import java.util.List;

/** Where the value of a field comes from when the text does not say. */
public sealed interface Derivation {
  /** Nowhere: the text says it. */
  record None() implements Derivation {}

  /** From a struct around this one: {@link StructType#nestedDerivations()} of that one says how. */
  record Outside() implements Derivation {}

  /**
   * From the spec: the field can be no other number.
   *
   * @param bits that number, as {@link ScalarKind} describes
   */
  record ConstantNumber(long bits) implements Derivation {}

  /**
   * From the spec: the field can have no other bytes.
   *
   * @param hex those bytes, two lower-case digits each
   */
  record ConstantBytes(String hex) implements Derivation {}

  /**
   * The number of elements of a sibling.
   *
   * @param field id of the sibling
   * @param linear how the number of elements follows from the field
   */
  record CountOf(String field, Linear linear) implements Derivation {
    /** The field is the number of elements itself. */
    public CountOf(String field) {
      this(field, Linear.SAME);
    }
  }

  /**
   * The number of bytes of a sibling.
   *
   * @param field id of the sibling
   * @param linear how the number of bytes follows from the field
   */
  record LengthOf(String field, Linear linear) implements Derivation {
    /** The field is the number of bytes itself. */
    public LengthOf(String field) {
      this(field, Linear.SAME);
    }
  }

  /**
   * Whether the siblings stand in the file: they do where the field is a certain number, or any
   * number but 0, of which 1 is the usual one.
   *
   * @param fields ids of the siblings, which stand or fall together
   * @param exactly that number, not 0; or null for any number but 0
   */
  record PresenceOf(List<String> fields, Long exactly) implements Derivation {
    /** They stand there where the field is any number but 0. */
    public PresenceOf(List<String> fields) {
      this(fields, null);
    }

    /** Whether {@code number} says that they stand there. */
    public boolean means(long number) {
      return exactly == null ? number != 0 : number == exactly;
    }

    /** The usual number where they stand there, or do not. */
    public long numberFor(boolean there) {
      return there ? (exactly == null ? 1 : exactly) : 0;
    }
  }
}
