package dev.diptych.model.schema;

import java.util.List;

/** Where the value of a field comes from when the text does not say. */
public sealed interface Derivation {
  /** Nowhere: the text says it. */
  record None() implements Derivation {}

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
   */
  record CountOf(String field) implements Derivation {}

  /**
   * The number of bytes of a sibling.
   *
   * @param field id of the sibling
   */
  record LengthOf(String field) implements Derivation {}

  /**
   * 1 where the siblings stand in the file, 0 where they do not; any other number but 0 means that
   * they do, too.
   *
   * @param fields ids of the siblings, which stand or fall together
   */
  record PresenceOf(List<String> fields) implements Derivation {}
}
