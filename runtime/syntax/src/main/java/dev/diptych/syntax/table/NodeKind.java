package dev.diptych.syntax.table;

/**
 * What a node is. Plain texts have blocks, attributes, rows and runs; the others are in authored
 * texts.
 */
public enum NodeKind {
  /** Nothing: the rule of the grammar has no node. */
  NONE,
  /** {@code Name { … }}, {@code name about { … }}. */
  BLOCK,
  /** {@code name = value}. */
  ATTRIBUTE,
  /** {@code key (cell …) argument …}. */
  ROW,
  /** A run of rows: one token. */
  RUN,

  /** {@code let name = value}, {@code let name = { … }}. */
  LET,
  /** {@code use $name}. */
  USE,
  /** {@code include "file"}. */
  INCLUDE,
  /** {@code repeat 3 every 2s { … }}. */
  REPEAT,
  /** {@code at 2.5s { … }}. */
  SHIFT,
  /** {@code name value}, as an item. */
  SETTING,

  /** {@code name (…)} as a value or an argument. */
  CALL,
  /** {@code at $name}, {@code at Button.Front} as an argument. */
  TARGET,
  /** {@code every 2s} of a repetition. */
  INTERVAL,
  /** {@code calc(…)}. */
  CALCULATION,
  /** Products with {@code +} or {@code -} between them. */
  SUM,
  /** Factors with {@code *} or {@code /} between them. */
  PRODUCT,
  /** A number, a reference or a sum in parentheses, with its signs. */
  FACTOR;

  private static final NodeKind[] ALL = values();

  /** The kind with a number. */
  public static NodeKind of(int number) {
    return ALL[number];
  }

  /** Its number in arrays and tables. */
  @SuppressWarnings("EnumOrdinal") // Tables are built with the enum, never kept.
  public int number() {
    return ordinal();
  }

  /** Whether it stands in a list of items. */
  public boolean isItem() {
    return number() >= BLOCK.number() && number() <= SETTING.number();
  }
}
