package dev.diptych.plain.executor.schema;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** The type of one element of a field. */
public sealed interface Type {
  /** A number; {@code names} is its enum or null, {@code flags} whether it names bits. */
  record Numeric(NumberKind kind, @Nullable String names, boolean flags) implements Type {}

  /** Bytes, which can be an item of a text. */
  record Bytes(boolean item) implements Type {}

  /** Text in an encoding. */
  record Text(String encoding) implements Type {}

  /** An integer with an adapter. */
  record Varint(String adapter) implements Type {}

  /** A struct. */
  record Nested(String struct) implements Type {}

  /** One of {@code structs}; {@code on} is the sibling that selects it, or null. */
  record Switched(@Nullable String on, List<String> structs, List<Case> cases) implements Type {}

  /** The struct for a {@code value} of the sibling; null for the default case. */
  record Case(@Nullable String value, String struct) {}
}
