package dev.diptych.authoring.tree;

import java.util.List;
import org.jspecify.annotations.Nullable;

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

  /**
   * A tuple, with commas or blanks between its values: {@code (0, 0, 6cm)}; or a sum in parentheses
   * that may be meant to be one.
   *
   * @param values one for a sum
   * @param withCommas how it is written if a '-' in it is a sign; null if none looks like one
   */
  record Parentheses(Origin origin, List<Expression> values, @Nullable String withCommas)
      implements Expression {}

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
