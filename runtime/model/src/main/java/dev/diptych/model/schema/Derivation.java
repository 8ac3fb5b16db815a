package dev.diptych.model.schema;

import dev.diptych.model.checksum.Checksum;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The source of a field's value when the text omits it. */
public sealed interface Derivation {
  /** None: the text contains the value. */
  record None() implements Derivation {}

  /** A field of an outer struct, as described by its {@link StructType#nestedDerivations()}. */
  record Outside() implements Derivation {}

  /**
   * A constant number from the spec.
   *
   * @param bits the number, as described by {@link ScalarKind}
   */
  record ConstantNumber(long bits) implements Derivation {}

  /**
   * Constant bytes from the spec.
   *
   * @param hex the bytes, two lower-case digits each
   */
  record ConstantBytes(String hex) implements Derivation {}

  /**
   * The number of elements of a sibling.
   *
   * @param field id of the sibling
   * @param linear converts this field to the number of elements
   */
  record CountOf(String field, Linear linear) implements Derivation {
    /** Creates a derivation where this field is the number of elements itself. */
    public CountOf(String field) {
      this(field, Linear.SAME);
    }
  }

  /**
   * The size of a sibling in bytes.
   *
   * @param field id of the sibling
   * @param linear converts this field to the number of bytes
   */
  record LengthOf(String field, Linear linear) implements Derivation {
    /** Creates a derivation where this field is the number of bytes itself. */
    public LengthOf(String field) {
      this(field, Linear.SAME);
    }
  }

  /**
   * Where another field is: the position of an instance follows from this number. Only a whole
   * document determines it.
   *
   * @param field id of the instance
   * @param base whether it is the start of a region that contains the instance, and another number
   *     is the distance from there
   */
  record PositionOf(String field, boolean base) implements Derivation {}

  /**
   * A checksum of bytes of the file. Only encoding can derive it; a value that is set is kept, even
   * if it is another one.
   *
   * @param checksum how it is computed
   */
  record ChecksumOf(Checksum checksum) implements Derivation {}

  /**
   * Whether siblings are present: they are if this field is a certain number, or any number except
   * 0, by default 1.
   *
   * @param fields ids of the siblings, which are all present or all absent
   * @param exactly that number, not 0; or null for any number except 0
   */
  record PresenceOf(List<String> fields, @Nullable Long exactly) implements Derivation {
    /** Creates a derivation where any number except 0 means present. */
    public PresenceOf(List<String> fields) {
      this(fields, null);
    }

    /** Whether {@code number} means that the siblings are present. */
    public boolean means(long number) {
      return exactly == null ? number != 0 : number == exactly;
    }

    /** The number to write if the siblings are present, or absent. */
    public long numberFor(boolean there) {
      return there ? (exactly == null ? 1 : exactly) : 0;
    }
  }
}
