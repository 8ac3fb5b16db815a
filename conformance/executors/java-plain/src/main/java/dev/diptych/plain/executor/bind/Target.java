package dev.diptych.plain.executor.bind;

import dev.diptych.plain.executor.schema.Field;
import dev.diptych.plain.executor.schema.StructType;

/** What a name within a block stands for. */
sealed interface Target {
  /** {@code name = value}. */
  record Attribute(Field field) implements Target {}

  /** {@code name = ()}: no elements of a repeated struct. */
  record Empty(Field field) implements Target {}

  /** {@code name = value}: a struct that comes down to it; null where a sibling decides. */
  record Inline(Field field, String struct) implements Target {}

  /** {@code Name { … }}: a struct; null where a sibling decides. */
  record Block(Field field, String struct) implements Target {}

  /** {@code Name { … }}: one more element; null where a sibling decides. */
  record Element(Field field, String struct) implements Target {}

  /** {@code Name { … }}: a certain element, which has a name of its own. */
  record NamedElement(Field field, int index) implements Target {}

  /** {@code Kind { … }}: one more element of a list of kinds. */
  record TaggedElement(Field field, TaggedElements kinds, long kind, String struct)
      implements Target {}

  /** {@code Name { rows }}. */
  record Rows(Field field) implements Target {}

  /** {@code Name { rows }}: several structs as one table. */
  record Zipped(StructType.Zip zip) implements Target {}

  /** Whether a sibling decides which struct this is, so that it has to be read first. */
  static boolean isDecidedBySibling(Target target) {
    return (target instanceof Block block && block.struct() == null)
        || (target instanceof Inline inline && inline.struct() == null)
        || (target instanceof Element element && element.struct() == null);
  }
}
