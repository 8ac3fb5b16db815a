package dev.diptych.text.shape;

import dev.diptych.model.schema.Zip;

/** What a name within a block stands for. Fields are meant by their index in the struct. */
public sealed interface Target {
  /** A value: {@code name = value}. */
  record Attribute(int field) implements Target {}

  /** No elements of a repeated struct: {@code name = ()}. */
  record Empty(int field) implements Target {}

  /**
   * A struct that comes down to one value: {@code name = value}.
   *
   * @param field the field
   * @param struct the struct, or null where a sibling decides which it is
   */
  record Inline(int field, String struct) implements Target {}

  /**
   * A struct: {@code Name { … }}.
   *
   * @param field the field
   * @param struct the struct, or null where a sibling decides which it is
   */
  record Block(int field, String struct) implements Target {}

  /**
   * One more element of a repeated struct: {@code Name { … }}.
   *
   * @param field the field
   * @param struct the struct, or null where a sibling decides which it is
   */
  record Element(int field, String struct) implements Target {}

  /** A certain element of a repeated struct, which has a name of its own. */
  record NamedElement(int field, int element) implements Target {}

  /**
   * One more element of a list of several kinds: {@code Kind { … }}.
   *
   * @param field the field
   * @param kind the number of the kind
   * @param elements the kinds of the list
   * @param struct the struct of the kind
   */
  record TaggedElement(int field, long kind, TaggedElements elements, String struct)
      implements Target {}

  /** A repeated struct whose elements are rows: {@code Name { rows }}. */
  record Rows(int field) implements Target {}

  /** Several structs as one table. */
  record Zipped(Zip zip) implements Target {}
}
