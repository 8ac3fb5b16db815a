package dev.diptych.plain.executor.bind;

import dev.diptych.plain.executor.schema.Field;
import dev.diptych.plain.executor.schema.StructType;
import org.jspecify.annotations.Nullable;

/** The meaning of a name in a block. */
sealed interface Target {
  /** {@code name = value}. */
  record Attribute(Field field) implements Target {}

  /** {@code name = ()}: no elements of a repeated struct. */
  record Empty(Field field) implements Target {}

  /** {@code name = value}: a struct with a single value; null if a sibling selects the struct. */
  record Inline(Field field, @Nullable String struct) implements Target {}

  /** {@code Name { … }}: a struct; null if a sibling selects it. */
  record Block(Field field, @Nullable String struct) implements Target {}

  /** {@code Name { … }}: an element of a list; null if a sibling selects the struct. */
  record Element(Field field, @Nullable String struct) implements Target {}

  /** {@code Name { … }}: a named element of a list. */
  record NamedElement(Field field, int index) implements Target {}

  /** {@code Kind { … }}: an element of a tagged list. */
  record TaggedElement(Field field, TaggedElements kinds, long kind, String struct)
      implements Target {}

  /** {@code Name { rows }}. */
  record Rows(Field field) implements Target {}

  /** {@code Name { rows }}: several structs as one table. */
  record Zipped(StructType.Zip zip) implements Target {}

  /** Whether a sibling selects the struct and must be bound first. */
  static boolean isDecidedBySibling(@Nullable Target target) {
    return (target instanceof Block block && block.struct() == null)
        || (target instanceof Inline inline && inline.struct() == null)
        || (target instanceof Element element && element.struct() == null);
  }
}
