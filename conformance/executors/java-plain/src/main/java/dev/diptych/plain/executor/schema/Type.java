package dev.diptych.plain.executor.schema;

import java.util.List;

/** What one element of a field is. */
public sealed interface Type {
  /** A number, whose names {@code names} tells or null. */
  record Numeric(NumberKind kind, String names) implements Type {}

  /** Bytes, which may be an item of a text. */
  record Bytes(boolean item) implements Type {}

  /** Text in an encoding. */
  record Text(String encoding) implements Type {}

  /** A whole number in a form of its own. */
  record Varint(String adapter) implements Type {}

  /** A struct by its name. */
  record Nested(String struct) implements Type {}

  /** One of {@code structs}; {@code on} is the sibling that decides, or null. */
  record Switched(String on, List<String> structs, List<Case> cases) implements Type {}

  /** What {@code value} of the sibling means; null is any other. */
  record Case(String value, String struct) {}
}
