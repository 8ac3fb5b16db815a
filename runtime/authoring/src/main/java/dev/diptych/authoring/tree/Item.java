package dev.diptych.authoring.tree;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** An item of an authored text before expansion. */
public sealed interface Item {
  /** Where it is. */
  Origin origin();

  /** {@code let name = value}. */
  record Let(Origin origin, String name, Value value) implements Item {}

  /** {@code let name = { … }}. */
  record LetItems(Origin origin, String name, List<Item> items) implements Item {}

  /** {@code use $name}: the items of a definition. */
  record Use(Origin origin, String name) implements Item {}

  /** {@code include "file"}: the items of another file. */
  record Include(Origin origin, String file) implements Item {}

  /**
   * {@code repeat count every step { … }}: items several times.
   *
   * @param every how much later each repetition is than the one before; null if nothing moves
   */
  record Repeat(Origin origin, Value count, @Nullable Value every, List<Item> items)
      implements Item {}

  /** {@code at time { … }}: items that begin at a time. */
  record Shift(Origin origin, Value time, List<Item> items) implements Item {}

  /**
   * {@code name argument { … }}.
   *
   * @param nameOrigin where the name is
   * @param about the argument, or null
   */
  record Block(
      Origin origin, Origin nameOrigin, String name, @Nullable String about, List<Item> items)
      implements Item {}

  /** {@code name = value}. */
  record Attribute(Origin origin, String name, Value value) implements Item {}

  /** {@code name value}, such as {@code mirror Right}. */
  record Setting(Origin origin, String name, Value value) implements Item {}

  /**
   * A row: a key and arguments.
   *
   * @param key the key, or null
   */
  record Row(Origin origin, @Nullable Value key, List<Value> arguments) implements Item {}

  /**
   * Rows of plain numbers and names, which nothing in them changes.
   *
   * @param origin from the first key to the last parenthesis
   */
  record Run(Origin origin, RunRows rows) implements Item {}
}
