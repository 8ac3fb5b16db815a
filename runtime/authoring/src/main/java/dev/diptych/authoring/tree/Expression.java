package dev.diptych.authoring.tree;

/** The expression of a calculation. */
public sealed interface Expression {
  /** Where it is. */
  Origin origin();

  /** A number or a reference. */
  record Operand(Origin origin, Value value) implements Expression {}

  /** {@code -operand}. */
  record Negation(Origin origin, Expression operand) implements Expression {}

  /** Two operands. */
  record Operation(Origin origin, Operator operator, Expression left, Expression right)
      implements Expression {}

  /** What an operation does. */
  enum Operator {
    /** {@code +}. */
    PLUS,
    /** {@code -}. */
    MINUS,
    /** {@code *}. */
    TIMES,
    /** {@code /}. */
    DIVIDE
  }
}
