package dev.diptych.authoring.tree;

import java.util.List;

/** The expression of a calculation. */
public sealed interface Expression {
  /** Where it is. */
  Origin origin();

  /** A number or a reference. */
  record Operand(Origin origin, Value value) implements Expression {}

  /** {@code -operand}. */
  record Negation(Origin origin, Expression operand) implements Expression {}

  /** Operands of one precedence, from left to right. */
  record Chain(Origin origin, Expression first, List<Step> rest) implements Expression {}

  /** An operator and its second operand. */
  record Step(Operator operator, Expression operand) {}

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
