package dev.diptych.text.shape;

import dev.diptych.model.schema.Zip;
import org.jspecify.annotations.Nullable;

/** The meaning of a name in a block. Fields are indexes in the struct. */
public sealed interface Target {
  /** Index of the field, or -1 for a table of several fields. */
  int field();

  /** A value: {@code name = value}. */
  record Attribute(int field) implements Target {}

  /** No elements of a repeated struct: {@code name = ()}. */
  record Empty(int field) implements Target {}

  /**
   * A struct with a single value: {@code name = value}.
   *
   * @param field the field
   * @param struct the struct, or null if a sibling selects it
   */
  record Inline(int field, @Nullable String struct) implements Target {}

  /**
   * A struct: {@code Name { … }}.
   *
   * @param field the field
   * @param struct the struct, or null if a sibling selects it
   */
  record Block(int field, @Nullable String struct) implements Target {}

  /**
   * An element of a repeated struct: {@code Name { … }}.
   *
   * @param field the field
   * @param struct the struct, or null if a sibling selects it
   */
  record Element(int field, @Nullable String struct) implements Target {}

  /** A named element of a repeated struct. */
  record NamedElement(int field, int element) implements Target {}

  /**
   * An element of a tagged list: {@code Kind { … }}.
   *
   * @param field the field
   * @param kind the tag
   * @param elements the tags of the list
   * @param struct the struct for the tag
   */
  record TaggedElement(int field, long kind, TaggedElements elements, String struct)
      implements Target {}

  /** A repeated struct whose elements are rows: {@code Name { rows }}. */
  record Rows(int field) implements Target {}

  /** Several structs as one table. */
  record Zipped(Zip zip) implements Target {
    @Override
    public int field() {
      return -1;
    }
  }
}
