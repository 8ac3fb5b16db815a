package dev.diptych.model.schema;

/** What one element of a field is. */
public sealed interface Type {
  /**
   * A number of fixed width.
   *
   * @param kind how it is stored
   * @param names the {@link EnumType} that gives values their names, or null
   */
  record Numeric(ScalarKind kind, String names) implements Type {}

  /** Bytes without further meaning. */
  record Bytes() implements Type {}

  /**
   * Text.
   *
   * @param encoding its encoding, as a name of the Java charset registry
   */
  record Text(String encoding) implements Type {}

  /**
   * A whole number whose bytes the generated code can read but not make, so that an adapter makes
   * them.
   *
   * @param adapter name of the adapter, such as {@code leb128}
   */
  record Varint(String adapter) implements Type {}

  /**
   * A struct of the same schema.
   *
   * @param struct its name
   */
  record Nested(String struct) implements Type {}
}
